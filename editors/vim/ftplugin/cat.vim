" Comments and names of cat.
setlocal commentstring=(*\ %s\ *) iskeyword+=-,.
