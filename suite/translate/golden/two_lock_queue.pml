/* suite/translate/golden/two_lock_queue.c in Promela, by heddle translate.
 * Numbers on the right are lines of the C program. */

/* The two-lock queue of Michael and Scott. */
/* One element of the queue. */
typedef node_t {
  byte next;
  byte value;
};

/* Head and tail, each with its own lock. */
typedef queue_t {
  byte Head;
  byte Tail;
  bit H_lock;
  bit T_lock;
};

/* The harness EEE|DDD. */
queue_t shared_1;

node_t node_t_mem[10];  /* 1..9 malloc */
bool node_t_valid[10];

inline lock(_l_)
{
  (_l_ == 0) -> _l_ = 1
}

inline unlock(_l_)
{
  _l_ = 0
}

hidden byte heap_bound_of_node_t;

inline malloc_node_t(_p_)
{
  _p_ = 1;
  do
  :: _p_ <= 9 && node_t_valid[_p_] -> _p_++;
  :: else -> break;
  od;
  heap_bound_of_node_t = 9 < _p_;
  if
  :: heap_bound_of_node_t -> _p_ = 0;
  :: else -> node_t_valid[_p_] = 1;
  fi;
}

inline free_node_t(_p_)
{
  if
  :: _p_ == 0 -> skip;
  :: else ->
      node_t_mem[_p_].next = 0;
      node_t_mem[_p_].value = 0;
      node_t_valid[_p_] = 0;
  fi;
}

byte thread_state[3];  /* 0 free, 1 runs, 2 done, 3 runs and is detached */
hidden byte too_many_threads;

inline new_thread(_t_)
{
  _t_ = 1;
  do
  :: _t_ < 3 && thread_state[_t_] != 0 -> _t_++;
  :: else -> break;
  od;
  too_many_threads = _t_ >= 3;
  if
  :: too_many_threads -> skip;
  :: else -> thread_state[_t_] = 1;
  fi;
}

inline end_thread()
{
  thread_state[tid] = 2;
}

inline pthread_join(_t_)
{
  thread_state[_t_] == 2;
  thread_state[_t_] = 0;
}

inline initialize(Q)
{
  atomic {                                                /* 23 */
    malloc_node_t(dummy);
    assert(!heap_bound_of_node_t);
    node_t_mem[dummy].next = 0;                           /* 24 */
    node_t_mem[dummy].value = 0;                          /* 25 */
    initialize_tmp1 = dummy;                              /* 26 */
    Q.Tail = initialize_tmp1;
    dummy = 0;
  };
  d_step {
    Q.Head = initialize_tmp1;
    initialize_tmp1 = 0;
  };
  Q.T_lock = 0;                                           /* 27 */
  Q.H_lock = 0;
}

inline enqueue(enqueue_Q, enqueue_val)
{
  atomic {                                                /* 35 */
    lock(enqueue_Q.T_lock);
    malloc_node_t(enqueue_node);                          /* 32 */
    assert(!heap_bound_of_node_t);
    node_t_mem[enqueue_node].value = enqueue_val;         /* 33 */
    node_t_mem[enqueue_node].next = 0;                    /* 34 */
  };
  enqueue_tmp1 = enqueue_Q.Tail;                          /* 36 */
  d_step {
    assert(node_t_valid[enqueue_tmp1]);
    node_t_mem[enqueue_tmp1].next = enqueue_node;
    enqueue_tmp1 = 0;
  };
  d_step {                                                /* 37 */
    enqueue_Q.Tail = enqueue_node;
    enqueue_node = 0;
  };
  d_step {                                                /* 38 */
    unlock(enqueue_Q.T_lock);
  };
}

inline dequeue(dequeue_Q, pvalue, dequeue_result)
{
  atomic {                                                /* 45 */
    lock(dequeue_Q.H_lock);
  };
  node = dequeue_Q.Head;                                  /* 46 */
  d_step {                                                /* 47 */
    assert(node_t_valid[node]);
    new_head = node_t_mem[node].next;
  };
  if                                                      /* 48 */
  :: new_head == 0 ->
      d_step {                                            /* 49 */
        unlock(dequeue_Q.H_lock);
        dequeue_result = 0;                               /* 50 */
        node = 0;
        new_head = 0;
      };
      goto end_of_dequeue;
  :: else -> skip;                                        /* 48 */
  fi;
  d_step {                                                /* 52 */
    assert(node_t_valid[new_head]);
    pvalue = node_t_mem[new_head].value;
  };
  d_step {                                                /* 53 */
    dequeue_Q.Head = new_head;
    new_head = 0;
  };
  d_step {                                                /* 54 */
    unlock(dequeue_Q.H_lock);
  };
  d_step {                                                /* 55 */
    assert(node == 0 || node_t_valid[node]);
    free_node_t(node);
    dequeue_result = 1;                                   /* 56 */
    node = 0;
  };
  end_of_dequeue: skip;
}

proctype thread_1(byte tid; int unused_2)
{
  byte enqueue_node;
  int enqueue_tmp1;
  enqueue(shared_1, 1);                                   /* 66 */
  enqueue(shared_1, 2);                                   /* 67 */
  enqueue(shared_1, 3);                                   /* 68 */
  d_step {                                                /* 70 */
    end_thread();
  };
}

proctype thread_2(byte tid; int unused_2)
{
  int value, last_1, tmp1;
  byte node, new_head;
  d_step {                                                /* 74 */
    value = 0;
    last_1 = 0;                                           /* 75 */
  };
  dequeue(shared_1, value, tmp1);                         /* 76 */
  d_step {
    if
    :: tmp1 ->
        if                                                /* 77 */
        :: value >= 1 && value <= 3 ->
            assert(value == last_1 + 1);                  /* 78 */
            last_1 = value;                               /* 79 */
        :: else -> assert(0);                             /* 81 */
        fi;
    :: else -> skip;                                      /* 76 */
    fi;
    tmp1 = 0;
  };
  dequeue(shared_1, value, tmp1);                         /* 84 */
  d_step {
    if
    :: tmp1 ->
        if                                                /* 85 */
        :: value >= 1 && value <= 3 ->
            assert(value == last_1 + 1);                  /* 86 */
            last_1 = value;                               /* 87 */
        :: else -> assert(0);                             /* 89 */
        fi;
    :: else -> skip;                                      /* 84 */
    fi;
    tmp1 = 0;
  };
  dequeue(shared_1, value, tmp1);                         /* 92 */
  d_step {
    if
    :: tmp1 ->
        if                                                /* 93 */
        :: value >= 1 && value <= 3 ->
            assert(value == last_1 + 1);                  /* 94 */
            last_1 = value;                               /* 95 */
        :: else -> assert(0);                             /* 97 */
        fi;
    :: else -> skip;                                      /* 92 */
    fi;
    end_thread();                                         /* 101 */
    value = 0;
    last_1 = 0;
    tmp1 = 0;
  };
}

active [1] proctype main()
{
  byte tid;
  byte t1, t2;
  int tmp1;
  byte dummy;
  int initialize_tmp1;
  initialize(shared_1);                                   /* 107 */
  atomic {                                                /* 108 */
    new_thread(tmp1);
    assert(!too_many_threads);
    run thread_1(tmp1, 0);
    t1 = tmp1;
  };
  atomic {                                                /* 109 */
    new_thread(tmp1);
    assert(!too_many_threads);
    run thread_2(tmp1, 0);
    t2 = tmp1;
    tmp1 = 0;
  };
  d_step {                                                /* 110 */
    pthread_join(t1);
    t1 = 0;
  };
  d_step {                                                /* 111 */
    pthread_join(t2);
  };
}

