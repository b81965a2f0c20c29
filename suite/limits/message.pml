/* A message of three hundred values. */
typedef M { byte x[300] };
chan q = [1] of { M };
init { M m; q ! m }
