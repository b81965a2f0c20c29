" Promela, as heddle and SPIN read it.
if exists('b:current_syntax')
  finish
endif

syn keyword promelaType bit bool byte pid short int unsigned mtype chan
syn keyword promelaStorage active hidden show local of proctype D_proctype init never trace notrace
syn keyword promelaStorage ltl inline typedef provided priority c_state c_track xr xs
syn keyword promelaControl if fi do od else break goto atomic d_step unless for in select timeout skip return
syn keyword promelaControl c_code c_expr c_decl
syn keyword promelaFunction run assert printf printm len empty nempty full nfull enabled eval
syn keyword promelaFunction pc_value get_priority set_priority
syn keyword promelaConstant true false
syn keyword promelaSpecial _pid _nr_pr _last _priority np_
syn keyword promelaTodo TODO FIXME contained
syn match promelaLabel "^\s*\zs\h\w*\ze\s*:\(:\)\@!"
syn match promelaOperator "::\|->\|<->\|\[\]\|<>\|!!\|??\|[!?]\|&&\|||"
syn match promelaNumber "\<\d\+\>"
syn region promelaString start=+"+ skip=+\\.+ end=+"+ end=+$+
syn region promelaPreProc start="^\s*#" skip="\\$" end="$" contains=promelaComment,promelaString,promelaNumber
syn region promelaComment start="/\*" end="\*/" contains=promelaTodo
syn match promelaComment "//.*$" contains=promelaTodo

hi def link promelaType Type
hi def link promelaStorage StorageClass
hi def link promelaControl Statement
hi def link promelaFunction Function
hi def link promelaConstant Constant
hi def link promelaSpecial Special
hi def link promelaLabel Label
hi def link promelaOperator Operator
hi def link promelaNumber Number
hi def link promelaString String
hi def link promelaPreProc PreProc
hi def link promelaComment Comment
hi def link promelaTodo Todo

let b:current_syntax = 'promela'
