" Comments and names of memory models.
setlocal commentstring=#\ %s iskeyword+=-,.
