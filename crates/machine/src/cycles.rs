//! Which nodes of a graph lie on a cycle.

/// Which nodes lie on a cycle: Tarjan's components, without recursion.
pub fn cycles(next: &[Vec<u32>]) -> Vec<bool> {
    let n = next.len();
    let (mut index, mut low) = (vec![u32::MAX; n], vec![0u32; n]);
    let (mut on, mut out) = (vec![false; n], vec![false; n]);
    let (mut stack, mut count) = (Vec::new(), 0);
    for root in 0..n {
        if index[root] != u32::MAX {
            continue;
        }
        let mut path = vec![(root, 0usize)];
        while let Some(&mut (v, ref mut i)) = path.last_mut() {
            if *i == 0 {
                index[v] = count;
                low[v] = count;
                count += 1;
                stack.push(v);
                on[v] = true;
            }
            if let Some(&w) = next[v].get(*i) {
                *i += 1;
                let w = w as usize;
                out[v] |= w == v;
                if index[w] == u32::MAX {
                    path.push((w, 0));
                } else if on[w] {
                    low[v] = low[v].min(index[w]);
                }
                continue;
            }
            path.pop();
            if let Some(&(parent, _)) = path.last() {
                low[parent] = low[parent].min(low[v]);
            }
            if low[v] == index[v] {
                let at = stack.iter().rposition(|&x| x == v).expect("v is on the stack");
                let cyclic = stack.len() - at > 1;
                for x in stack.drain(at..) {
                    on[x] = false;
                    out[x] |= cyclic;
                }
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn loops_and_rings_are_cycles_and_diamonds_are_not() {
        let graph =
            vec![vec![1, 2], vec![3], vec![3], vec![4], vec![5, 4], vec![6], vec![5], vec![]];
        let expected = [false, false, false, false, true, true, true, false];
        assert_eq!(super::cycles(&graph), expected);
    }
}
