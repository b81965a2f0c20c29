/* What the translation of a program may need besides the program. Only what is
 * used is written into a model, with the comments that stand inside. */

typedef wide {
    int hi32;
    int lo32;
}

hidden int wide_mid;
hidden int wide_top;
hidden wide wide_over;
hidden wide wide_by;
hidden wide wide_rest;
hidden int wide_bit;
hidden int wide_lost;

inline wide_add(_r_, _a_, _b_) {
    _r_.lo32 = _a_.lo32 + _b_.lo32;
    _r_.hi32 = _a_.hi32 + _b_.hi32 + ((_r_.lo32 ^ ~2147483647) < (_a_.lo32 ^ ~2147483647) -> 1 : 0)
}

inline wide_subtract(_r_, _a_, _b_) {
    _r_.lo32 = _a_.lo32 - _b_.lo32;
    _r_.hi32 = _a_.hi32 - _b_.hi32 - ((_a_.lo32 ^ ~2147483647) < (_b_.lo32 ^ ~2147483647) -> 1 : 0)
}

inline wide_multiply(_r_, _a_, _b_) {
    /* by halves of words */
    _r_.lo32 = (_a_.lo32 & 65535) * (_b_.lo32 & 65535);
    wide_mid = ((_a_.lo32 >> 16) & 65535) * (_b_.lo32 & 65535) + ((_r_.lo32 >> 16) & 65535);
    wide_top = (_a_.lo32 & 65535) * ((_b_.lo32 >> 16) & 65535) + (wide_mid & 65535);
    _r_.hi32 = ((_a_.lo32 >> 16) & 65535) * ((_b_.lo32 >> 16) & 65535) + ((wide_mid >> 16) & 65535) + ((wide_top >> 16) & 65535) + _a_.hi32 * _b_.lo32 + _a_.lo32 * _b_.hi32;
    _r_.lo32 = (wide_top << 16) | (_r_.lo32 & 65535)
}

inline wide_shift_left(_r_, _a_, _n_) {
    if
    :: (_n_ == 0) -> _r_.hi32 = _a_.hi32; _r_.lo32 = _a_.lo32
    :: (_n_ > 0 && _n_ < 32) ->
        _r_.hi32 = (_a_.hi32 << _n_) | ((_a_.lo32 >> (32 - _n_)) & (2147483647 >> (31 - _n_)));
        _r_.lo32 = _a_.lo32 << _n_
    :: else -> _r_.hi32 = _a_.lo32 << (_n_ - 32); _r_.lo32 = 0
    fi
}

inline wide_shift_right(_r_, _a_, _n_) {
    if
    :: (_n_ == 0) -> _r_.hi32 = _a_.hi32; _r_.lo32 = _a_.lo32
    :: (_n_ > 0 && _n_ < 32) ->
        _r_.lo32 = ((_a_.lo32 >> _n_) & (2147483647 >> (_n_ - 1))) | (_a_.hi32 << (32 - _n_));
        _r_.hi32 = _a_.hi32 >> _n_
    :: else -> _r_.lo32 = _a_.hi32 >> (_n_ - 32); _r_.hi32 = _a_.hi32 >> 31
    fi
}

inline wide_shift_right_unsigned(_r_, _a_, _n_) {
    if
    :: (_n_ == 0) -> _r_.hi32 = _a_.hi32; _r_.lo32 = _a_.lo32
    :: (_n_ > 0 && _n_ < 32) ->
        _r_.lo32 = ((_a_.lo32 >> _n_) & (2147483647 >> (_n_ - 1))) | (_a_.hi32 << (32 - _n_));
        _r_.hi32 = (_a_.hi32 >> _n_) & (2147483647 >> (_n_ - 1))
    :: (_n_ == 32) -> _r_.lo32 = _a_.hi32; _r_.hi32 = 0
    :: else -> _r_.lo32 = (_a_.hi32 >> (_n_ - 32)) & (2147483647 >> (_n_ - 33)); _r_.hi32 = 0
    fi
}

inline wide_divide(_q_) {
    /* wide_over / wide_by without signs, bit by bit */
    wide_rest.hi32 = 0;
    wide_rest.lo32 = 0;
    _q_.hi32 = 0;
    _q_.lo32 = 0;
    wide_bit = 63;
    do
    :: (wide_bit >= 0) ->
        wide_lost = (wide_rest.hi32 < 0);
        wide_rest.hi32 = (wide_rest.hi32 << 1) | ((wide_rest.lo32 >> 31) & 1);
        wide_rest.lo32 = (wide_rest.lo32 << 1) | ((wide_over.hi32 >> 31) & 1);
        wide_over.hi32 = (wide_over.hi32 << 1) | ((wide_over.lo32 >> 31) & 1);
        wide_over.lo32 = wide_over.lo32 << 1;
        _q_.hi32 = (_q_.hi32 << 1) | ((_q_.lo32 >> 31) & 1);
        _q_.lo32 = _q_.lo32 << 1;
        if
        :: (wide_lost != 0 || (wide_by.hi32 ^ ~2147483647) < (wide_rest.hi32 ^ ~2147483647) || (wide_by.hi32 == wide_rest.hi32 && (wide_rest.lo32 ^ ~2147483647) >= (wide_by.lo32 ^ ~2147483647))) ->
            wide_rest.hi32 = wide_rest.hi32 - wide_by.hi32 - ((wide_rest.lo32 ^ ~2147483647) < (wide_by.lo32 ^ ~2147483647) -> 1 : 0);
            wide_rest.lo32 = wide_rest.lo32 - wide_by.lo32;
            _q_.lo32 = _q_.lo32 | 1
        :: else -> skip
        fi;
        wide_bit = wide_bit - 1
    :: else -> break
    od
}

inline wide_size(_r_, _a_) {
    /* without its sign */
    _r_.lo32 = (_a_.hi32 < 0 -> -_a_.lo32 : _a_.lo32);
    _r_.hi32 = (_a_.hi32 < 0 -> (_a_.lo32 == 0 -> -_a_.hi32 : ~_a_.hi32) : _a_.hi32)
}

inline wide_quotient_unsigned(_r_, _a_, _b_) {
    wide_over.hi32 = _a_.hi32;
    wide_over.lo32 = _a_.lo32;
    wide_by.hi32 = _b_.hi32;
    wide_by.lo32 = _b_.lo32;
    wide_divide(_r_)
}

inline wide_remainder_unsigned(_r_, _a_, _b_) {
    wide_quotient_unsigned(_r_, _a_, _b_);
    _r_.hi32 = wide_rest.hi32;
    _r_.lo32 = wide_rest.lo32
}

inline wide_quotient(_r_, _a_, _b_) {
    wide_size(wide_over, _a_);
    wide_size(wide_by, _b_);
    wide_divide(_r_);
    if
    :: ((_a_.hi32 < 0) != (_b_.hi32 < 0)) ->
        _r_.hi32 = (_r_.lo32 == 0 -> -_r_.hi32 : ~_r_.hi32);
        _r_.lo32 = -_r_.lo32
    :: else -> skip
    fi
}

inline wide_remainder(_r_, _a_, _b_) {
    wide_size(wide_over, _a_);
    wide_size(wide_by, _b_);
    wide_divide(_r_);
    _r_.hi32 = wide_rest.hi32;
    _r_.lo32 = wide_rest.lo32;
    if
    :: (_a_.hi32 < 0) ->
        _r_.hi32 = (_r_.lo32 == 0 -> -_r_.hi32 : ~_r_.hi32);
        _r_.lo32 = -_r_.lo32
    :: else -> skip
    fi
}

inline lock(_l_) {
    (_l_ == 0) -> _l_ = 1
}

inline unlock(_l_) {
    _l_ = 0
}

inline pthread_mutex_lock(_m_) {
    (_m_ == 0) -> _m_ = tid + 1
}

inline pthread_mutex_unlock(_m_) {
    _m_ = 0
}

inline pthread_mutex_trylock(_m_, _r_) {
    if
    :: (_m_ == 0) -> _m_ = tid + 1; _r_ = 0
    :: else -> _r_ = 16  /* EBUSY */
    fi
}

inline pthread_cond_begin_wait(_c_, _m_) {
    /* one bit for each that waits */
    _c_ = _c_ | (1 << tid);
    _m_ = 0
}

inline pthread_cond_end_wait(_c_, _m_) {
    ((_c_ & (1 << tid)) == 0 && _m_ == 0) -> _m_ = tid + 1
}

inline pthread_barrier_arrive(_b_, _r_) {
    /* the last lets all go */
    _b_.b_arrived = _b_.b_arrived + 1;
    if
    :: (_b_.b_arrived == _b_.b_wanted) ->
        _b_.b_arrived = 0;
        _b_.b_waiting = 0;
        _r_ = -1
    :: else ->
        _b_.b_waiting = _b_.b_waiting | (1 << tid);
        _r_ = 0
    fi
}

inline pthread_barrier_leave(_b_) {
    ((_b_.b_waiting & (1 << tid)) == 0) -> skip
}

inline pthread_rwlock_rdlock(_l_) {
    (_l_.rw_writer == 0) -> _l_.rw_readers = _l_.rw_readers + 1
}

inline pthread_rwlock_wrlock(_l_) {
    (_l_.rw_writer == 0 && _l_.rw_readers == 0) -> _l_.rw_writer = tid + 1
}

inline pthread_rwlock_tryrdlock(_l_, _r_) {
    if
    :: (_l_.rw_writer == 0) -> _l_.rw_readers = _l_.rw_readers + 1; _r_ = 0
    :: else -> _r_ = 16  /* EBUSY */
    fi
}

inline pthread_rwlock_trywrlock(_l_, _r_) {
    if
    :: (_l_.rw_writer == 0 && _l_.rw_readers == 0) -> _l_.rw_writer = tid + 1; _r_ = 0
    :: else -> _r_ = 16  /* EBUSY */
    fi
}

inline pthread_rwlock_unlock(_l_) {
    if
    :: (_l_.rw_writer != 0) -> _l_.rw_writer = 0
    :: else -> _l_.rw_readers = _l_.rw_readers - 1
    fi
}

inline pthread_once(_o_, _first_) {
    /* 1 while somebody runs it, 2 behind it */
    _first_ = (_o_ == 0);
    if
    :: _first_ -> _o_ = 1
    :: else -> skip
    fi
}

inline sem_wait(_s_) {
    (_s_ > 0) -> _s_ = _s_ - 1
}

inline sem_post(_s_) {
    _s_ = _s_ + 1
}

inline sem_trywait(_s_, _r_) {
    if
    :: (_s_ > 0) -> _s_ = _s_ - 1; _r_ = 0
    :: else -> _r_ = -1
    fi
}

inline choose(_x_, _n_) {
    /* any number below _n_ */
    _x_ = 0;
    do
    :: (_x_ < _n_ - 1) -> _x_ = _x_ + 1
    :: break
    od
}
