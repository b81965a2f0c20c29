" Memory models of heddle (.mcm).
if exists('b:current_syntax')
  finish
endif

syn match mcmName "\<\h[0-9A-Za-z_.-]*" contained
syn match mcmStatement "^\s*\(set\|let\|order\|model\)\>" nextgroup=mcmName skipwhite
syn match mcmStatement "^\s*\(attribute\|atomic\|uniproc\|speculate\|commit\|race\)\>"
syn match mcmRelation "\(^\|[^0-9A-Za-z_.-]\)\zs\(po-loc\|po\|addr\|data\|ctrl\|rf\|co\|fr\|rmw\)\ze\($\|[^0-9A-Za-z_.-]\)"
syn match mcmOperator "[][;|&\\?+]"
syn region mcmString start=+"+ end=+"+ end=+$+
syn match mcmComment "#.*$"

hi def link mcmStatement Statement
hi def link mcmName Identifier
hi def link mcmRelation Function
hi def link mcmOperator Operator
hi def link mcmString String
hi def link mcmComment Comment

let b:current_syntax = 'mcm'
