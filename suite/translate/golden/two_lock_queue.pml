/* suite/translate/golden/two_lock_queue.c in Promela, by heddle translate.
 * Numbers on the right are lines of the C program. */

/* The two-lock queue of Michael and Scott. */
/* One element of the queue. */
typedef node_t {
    byte next;
    byte value;
}

/* Head and tail, each with its own lock. */
typedef queue_t {
    byte Head;
    byte Tail;
    bit H_lock;
    bit T_lock;
}

/* The harness EEE|DDD. */
queue_t shared_1;

node_t node_t_mem[10];  /* 1..9 malloc */
bool node_t_valid[10];

hidden byte heap_bound_of_node_t;  /* 1 if malloc ran out of cells */

inline malloc_node_t(p_) {  /* the first free cell */
    p_ = 1;
    do
    :: (p_ <= 9 && node_t_valid[p_]) -> p_ = p_ + 1
    :: else -> break
    od;
    heap_bound_of_node_t = (p_ > 9);
    if
    :: heap_bound_of_node_t -> p_ = 0
    :: else -> node_t_valid[p_] = 1
    fi
}

inline free_node_t(p_) {
    if
    :: (p_ == 0) -> skip
    :: else ->
        node_t_mem[p_].next = 0;
        node_t_mem[p_].value = 0;
        node_t_valid[p_] = 0
    fi
}

inline lock(l_) {
    (l_ == 0) -> l_ = 1
}

inline unlock(l_) {
    l_ = 0
}

byte thread_state[3];  /* 0 free, 1 runs, 2 done, 3 runs and is detached */
hidden byte too_many_threads;

inline new_thread(t_) {
    t_ = 1;
    do
    :: (t_ < 3 && thread_state[t_] != 0) -> t_ = t_ + 1
    :: else -> break
    od;
    too_many_threads = (t_ >= 3);
    thread_state[t_] = 1
}

inline end_thread() {
    thread_state[tid] = 2
}

inline pthread_join(t_) {
    (thread_state[t_] == 2) -> thread_state[t_] = 0
}

inline initialize(Q) {
    atomic {
        malloc_node_t(dummy);                             /* 23 */
        assert(!heap_bound_of_node_t);
        node_t_mem[dummy].next = 0;                       /* 24 */
        node_t_mem[dummy].value = 0;                      /* 25 */
        initialize_tmp1 = dummy;                          /* 26 */
        Q.Tail = initialize_tmp1;
        dummy = 0;
    };
    d_step {
        Q.Head = initialize_tmp1;
        initialize_tmp1 = 0;
    };
    Q.T_lock = 0;                                         /* 27 */
    Q.H_lock = 0;
}

inline enqueue(enqueue_Q, val) {
    atomic {
        lock(enqueue_Q.T_lock);                           /* 35 */
        malloc_node_t(enqueue_node);                      /* 32 */
        assert(!heap_bound_of_node_t);
        node_t_mem[enqueue_node].value = val;             /* 33 */
        node_t_mem[enqueue_node].next = 0;                /* 34 */
    };
    enqueue_tmp1 = enqueue_Q.Tail;                        /* 36 */
    d_step {
        assert(node_t_valid[enqueue_tmp1]);
        node_t_mem[enqueue_tmp1].next = enqueue_node;
        enqueue_tmp1 = 0;
    };
    d_step {
        enqueue_Q.Tail = enqueue_node;                    /* 37 */
        enqueue_node = 0;
    };
    d_step {
        unlock(enqueue_Q.T_lock);                         /* 38 */
    };
}

inline dequeue(dequeue_Q, pvalue, dequeue_result) {
    atomic {
        lock(dequeue_Q.H_lock);                           /* 45 */
    };
    node = dequeue_Q.Head;                                /* 46 */
    d_step {
        assert(node_t_valid[node]);                       /* 47 */
        new_head = node_t_mem[node].next;
    };
    if                                                    /* 48 */
    :: (new_head == 0) ->
        d_step {
            unlock(dequeue_Q.H_lock);                     /* 49 */
            dequeue_result = 0;                           /* 50 */
            node = 0; new_head = 0;
        };
        goto end_of_dequeue;
    :: else -> skip
    fi;
    d_step {
        assert(node_t_valid[new_head]);                   /* 52 */
        pvalue = node_t_mem[new_head].value;
    };
    d_step {
        dequeue_Q.Head = new_head;                        /* 53 */
        new_head = 0;
    };
    d_step {
        unlock(dequeue_Q.H_lock);                         /* 54 */
    };
    d_step {
        assert(node == 0 || (node_t_valid[node]));        /* 55 */
        free_node_t(node);
        dequeue_result = 1;                               /* 56 */
        node = 0;
    };
end_of_dequeue: skip;
}

proctype thread_1(byte tid; int unused) {
    byte enqueue_node;  /* of enqueue */
    int enqueue_tmp1;  /* of enqueue */
    enqueue(shared_1, 1);                                 /* 66 */
    enqueue(shared_1, 2);                                 /* 67 */
    enqueue(shared_1, 3);                                 /* 68 */
    d_step {
        end_thread();                                     /* 70 */
    };
}

proctype thread_2(byte tid; int unused) {
    int value, last_1, tmp1;
    byte node, new_head;  /* of dequeue */
    d_step {
        value = 0;                                        /* 74 */
        last_1 = 0;                                       /* 75 */
    };
    dequeue(shared_1, value, tmp1);                       /* 76 */
    d_step {
        if
        :: (tmp1) ->
            if                                            /* 77 */
            :: (value >= 1 && value <= 3) ->
                assert(value == last_1 + 1);              /* 78 */
                last_1 = value;                           /* 79 */
            :: else -> assert(0)                          /* 81 */
            fi;
        :: else -> skip
        fi;
        tmp1 = 0;                                         /* 76 */
    };
    dequeue(shared_1, value, tmp1);                       /* 84 */
    d_step {
        if
        :: (tmp1) ->
            if                                            /* 85 */
            :: (value >= 1 && value <= 3) ->
                assert(value == last_1 + 1);              /* 86 */
                last_1 = value;                           /* 87 */
            :: else -> assert(0)                          /* 89 */
            fi;
        :: else -> skip
        fi;
        tmp1 = 0;                                         /* 84 */
    };
    dequeue(shared_1, value, tmp1);                       /* 92 */
    d_step {
        if
        :: (tmp1) ->
            if                                            /* 93 */
            :: (value >= 1 && value <= 3) ->
                assert(value == last_1 + 1);              /* 94 */
                last_1 = value;                           /* 95 */
            :: else -> assert(0)                          /* 97 */
            fi;
        :: else -> skip
        fi;
        end_thread();                                     /* 101 */
        value = 0; last_1 = 0; tmp1 = 0;
    };
}

active proctype main() {
    byte tid;
    byte t1, t2;
    int tmp1;
    byte dummy;  /* of initialize */
    int initialize_tmp1;  /* of initialize */
    initialize(shared_1);                                 /* 107 */
    atomic {
        new_thread(tmp1);                                 /* 108 */
        assert(!too_many_threads);
        run thread_1(tmp1, 0);
        t1 = tmp1;
    };
    atomic {
        new_thread(tmp1);                                 /* 109 */
        assert(!too_many_threads);
        run thread_2(tmp1, 0);
        t2 = tmp1;
        tmp1 = 0;
    };
    d_step {
        pthread_join(t1);                                 /* 110 */
        t1 = 0;
    };
    d_step {
        pthread_join(t2);                                 /* 111 */
    };
}

