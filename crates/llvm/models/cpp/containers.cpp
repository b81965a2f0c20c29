// What containers want: trees, lists, hashes.
#include <functional>
#include <list>
#include <map>
#include <unordered_map>
#include <string.h>
#ifdef __GLIBCXX__
namespace std {
size_t _Hash_bytes(const void *p, size_t n, size_t seed) {
  size_t h = seed;
  for (size_t i = 0; i < n; i++) h = (h ^ ((const unsigned char *)p)[i]) * 1099511628211u;
  return h;
}
size_t _Fnv_hash_bytes(const void *p, size_t n, size_t seed) { return _Hash_bytes(p, n, seed); }

// Sizes of hash tables, as the library has them: the first prime that is not smaller.
namespace __detail {
static const size_t primes[] = {2, 3, 5, 7, 11, 13, 29, 59, 127, 257, 541, 1109, 2357, 5087, 10273, 20753, 42043, 85229, 172933};
size_t _Prime_rehash_policy::_M_next_bkt(size_t n) const {
  if (n == 0) return 1;
  size_t m = primes[sizeof primes / sizeof *primes - 1];
  for (size_t p : primes) if (p >= n) { m = p; break; }
  const_cast<size_t &>(_M_next_resize) = (size_t)__builtin_floor((double)m * (double)_M_max_load_factor);
  return m;
}
std::pair<bool, size_t> _Prime_rehash_policy::_M_need_rehash(size_t buckets, size_t elements, size_t more) const {
  if (elements + more <= _M_next_resize) return {false, 0};
  double least = (double)(elements + more) / (double)_M_max_load_factor;
  if (_M_next_resize == 0 && least < 11) least = 11;
  if (least >= (double)buckets) {
    size_t twice = buckets * 2, want = (size_t)least + 1;
    return {true, _M_next_bkt(want > twice ? want : twice)};
  }
  const_cast<size_t &>(_M_next_resize) = (size_t)__builtin_floor((double)buckets * (double)_M_max_load_factor);
  return {false, 0};
}

void _List_node_base::_M_hook(_List_node_base *at) noexcept {
  _M_next = at;
  _M_prev = at->_M_prev;
  at->_M_prev->_M_next = this;
  at->_M_prev = this;
}
void _List_node_base::_M_unhook() noexcept {
  _M_prev->_M_next = _M_next;
  _M_next->_M_prev = _M_prev;
}
void _List_node_base::_M_transfer(_List_node_base *first, _List_node_base *last) noexcept {
  if (this == last || first == last) return;
  _List_node_base *end = last->_M_prev, *before = first->_M_prev;
  before->_M_next = last;
  last->_M_prev = before;
  _List_node_base *here = _M_prev;
  here->_M_next = first;
  first->_M_prev = here;
  end->_M_next = this;
  _M_prev = end;
}
void _List_node_base::_M_reverse() noexcept {
  _List_node_base *n = this;
  do {
    _List_node_base *next = n->_M_next;
    n->_M_next = n->_M_prev;
    n->_M_prev = next;
    n = next;
  } while (n != this);
}
void _List_node_base::swap(_List_node_base &a, _List_node_base &b) noexcept {
  auto is_empty = [](_List_node_base &l) { return l._M_next == &l; };
  auto adopt = [](_List_node_base &l, _List_node_base &old) { l = old; l._M_next->_M_prev = l._M_prev->_M_next = &l; };
  if (is_empty(a) && is_empty(b)) return;
  if (is_empty(a)) { adopt(a, b); b._M_next = b._M_prev = &b; return; }
  if (is_empty(b)) { adopt(b, a); a._M_next = a._M_prev = &a; return; }
  _List_node_base old = a;
  adopt(a, b);
  adopt(b, old);
}
}

// Trees: Guibas and Sedgewick 1978, as in Cormen, Leiserson and Rivest.
typedef _Rb_tree_node_base Node;
static Node *step(Node *x, Node *Node::*near, Node *Node::*far, bool up) {
  if (x->*near) {
    x = x->*near;
    while (x->*far) x = x->*far;
    return x;
  }
  Node *y = x->_M_parent;
  while (x == y->*near) {
    x = y;
    y = y->_M_parent;
  }
  return up && x->_M_right == y ? x : y;
}
Node *_Rb_tree_increment(Node *x) throw() { return step(x, &Node::_M_right, &Node::_M_left, true); }
const Node *_Rb_tree_increment(const Node *x) throw() { return _Rb_tree_increment(const_cast<Node *>(x)); }
Node *_Rb_tree_decrement(Node *x) throw() {
  if (x->_M_color == _S_red && x->_M_parent->_M_parent == x) return x->_M_right;
  return step(x, &Node::_M_left, &Node::_M_right, false);
}
const Node *_Rb_tree_decrement(const Node *x) throw() { return _Rb_tree_decrement(const_cast<Node *>(x)); }

static void replace(Node *x, Node *y, Node *&root) {
  if (x == root) root = y;
  else if (x == x->_M_parent->_M_left) x->_M_parent->_M_left = y;
  else x->_M_parent->_M_right = y;
}
static void rotate(Node *x, Node *&root, Node *Node::*near, Node *Node::*far) {
  Node *y = x->*far;
  x->*far = y->*near;
  if (y->*near) (y->*near)->_M_parent = x;
  y->_M_parent = x->_M_parent;
  replace(x, y, root);
  y->*near = x;
  x->_M_parent = y;
}
void _Rb_tree_insert_and_rebalance(const bool left, Node *x, Node *p, Node &head) throw() {
  Node *&root = head._M_parent;
  x->_M_parent = p;
  x->_M_left = x->_M_right = nullptr;
  x->_M_color = _S_red;
  if (left) {
    p->_M_left = x;
    if (p == &head) { head._M_parent = x; head._M_right = x; }
    else if (p == head._M_left) head._M_left = x;
  } else {
    p->_M_right = x;
    if (p == head._M_right) head._M_right = x;
  }
  while (x != root && x->_M_parent->_M_color == _S_red) {
    Node *g = x->_M_parent->_M_parent;
    bool on_left = x->_M_parent == g->_M_left;
    Node *Node::*near = on_left ? &Node::_M_left : &Node::_M_right;
    Node *Node::*far = on_left ? &Node::_M_right : &Node::_M_left;
    Node *uncle = g->*far;
    if (uncle && uncle->_M_color == _S_red) {
      x->_M_parent->_M_color = uncle->_M_color = _S_black;
      g->_M_color = _S_red;
      x = g;
      continue;
    }
    if (x == x->_M_parent->*far) {
      x = x->_M_parent;
      rotate(x, root, near, far);
    }
    x->_M_parent->_M_color = _S_black;
    g->_M_color = _S_red;
    rotate(g, root, far, near);
  }
  root->_M_color = _S_black;
}
static Node *extreme(Node *x, Node *Node::*side) {
  while (x->*side) x = x->*side;
  return x;
}
Node *_Rb_tree_rebalance_for_erase(Node *const z, Node &head) throw() {
  Node *&root = head._M_parent;
  Node *y = z, *x, *parent;
  if (!y->_M_left) x = y->_M_right;
  else if (!y->_M_right) x = y->_M_left;
  else {
    y = extreme(y->_M_right, &Node::_M_left);
    x = y->_M_right;
  }
  if (y != z) {
    z->_M_left->_M_parent = y;
    y->_M_left = z->_M_left;
    if (y != z->_M_right) {
      parent = y->_M_parent;
      if (x) x->_M_parent = y->_M_parent;
      y->_M_parent->_M_left = x;
      y->_M_right = z->_M_right;
      z->_M_right->_M_parent = y;
    } else parent = y;
    replace(z, y, root);
    y->_M_parent = z->_M_parent;
    auto color = y->_M_color;
    y->_M_color = z->_M_color;
    z->_M_color = color;
    y = z;
  } else {
    parent = y->_M_parent;
    if (x) x->_M_parent = y->_M_parent;
    replace(z, x, root);
    if (head._M_left == z) head._M_left = z->_M_right ? extreme(x, &Node::_M_left) : z->_M_parent;
    if (head._M_right == z) head._M_right = z->_M_left ? extreme(x, &Node::_M_right) : z->_M_parent;
  }
  if (y->_M_color == _S_red) return y;
  while (x != root && (!x || x->_M_color == _S_black)) {
    bool on_left = x == parent->_M_left;
    Node *Node::*near = on_left ? &Node::_M_left : &Node::_M_right;
    Node *Node::*far = on_left ? &Node::_M_right : &Node::_M_left;
    auto is_black = [](Node *n) { return !n || n->_M_color == _S_black; };
    Node *w = parent->*far;
    if (w->_M_color == _S_red) {
      w->_M_color = _S_black;
      parent->_M_color = _S_red;
      rotate(parent, root, near, far);
      w = parent->*far;
    }
    if (is_black(w->*near) && is_black(w->*far)) {
      w->_M_color = _S_red;
      x = parent;
      parent = parent->_M_parent;
      continue;
    }
    if (is_black(w->*far)) {
      (w->*near)->_M_color = _S_black;
      w->_M_color = _S_red;
      rotate(w, root, far, near);
      w = parent->*far;
    }
    w->_M_color = parent->_M_color;
    parent->_M_color = _S_black;
    if (w->*far) (w->*far)->_M_color = _S_black;
    rotate(parent, root, near, far);
    break;
  }
  if (x) x->_M_color = _S_black;
  return y;
}
}
#endif
