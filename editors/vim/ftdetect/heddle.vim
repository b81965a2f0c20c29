" Files that heddle reads.
autocmd BufNewFile,BufRead *.pml,*.prom,*.promela,*.spin setfiletype promela
autocmd BufNewFile,BufRead *.mcm setfiletype mcm
autocmd BufNewFile,BufRead *.cat setfiletype cat
autocmd BufNewFile,BufRead *.mcs setfiletype mcs
autocmd BufNewFile,BufRead *.litmus setfiletype litmus
autocmd BufNewFile,BufRead *.family setfiletype heddle-family
