" Memory models in herd's cat language.
if exists('b:current_syntax')
  finish
endif

syn keyword catCheck acyclic irreflexive empty flag undefined_unless assert
syn keyword catStatement include show unshow let rec and in fun procedure call enum instructions
syn keyword catStatement with from forall do end match if then else try as default
syn match catRelation "\(^\|[^0-9A-Za-z_.-]\)\zs\(po-loc\|po\|rf[ei]\?\|co[ei]\?\|fr[ei]\?\|rmw\|addr\|data\|ctrl\|loc\|ext\|int\|id\)\ze\($\|[^0-9A-Za-z_.-]\)"
syn match catTag "'\h[0-9A-Za-z_.-]*"
syn match catOperator "[|;&\\*+?~^]"
syn region catString start=+"+ end=+"+ end=+$+
syn match catComment "//.*$"
syn match catComment "#.*$"
syn region catComment start="/\*" end="\*/"
syn region catComment start="(\*" end="\*)" contains=catComment

hi def link catCheck Keyword
hi def link catStatement Statement
hi def link catRelation Function
hi def link catTag Constant
hi def link catOperator Operator
hi def link catString String
hi def link catComment Comment

let b:current_syntax = 'cat'
