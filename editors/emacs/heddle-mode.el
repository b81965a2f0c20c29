;;; heddle-mode.el --- Promela and memory models, as heddle reads them -*- lexical-binding: t -*-

;; Version: 0.1
;; Package-Requires: ((emacs "27.1"))
;; Keywords: languages, tools

;;; Commentary:

;; Modes for Promela (`promela-mode'), heddle's memory models (`mcm-mode') and herd's
;; (`cat-model-mode').  With eglot, `heddle lsp' tells errors, finds names and formats.

;;; Code:

(require 'prog-mode)

(defgroup heddle nil "Checking concurrent programs." :group 'languages)

(defcustom heddle-program "heddle" "The heddle binary." :type 'string :group 'heddle)

(defvar promela-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 124b" table)
    (modify-syntax-entry ?* ". 23" table)
    (modify-syntax-entry ?\n "> b" table)
    (modify-syntax-entry ?_ "_" table)
    table))

(defvar promela-font-lock-keywords
  `(("^\\s-*#\\s-*\\w+" . font-lock-preprocessor-face)
    (,(regexp-opt '("bit" "bool" "byte" "pid" "short" "int" "unsigned" "mtype" "chan") 'symbols)
     . font-lock-type-face)
    (,(regexp-opt '("active" "hidden" "show" "local" "of" "proctype" "D_proctype" "init" "never"
                    "trace" "notrace" "ltl" "inline" "typedef" "provided" "priority" "c_state"
                    "c_track" "xr" "xs" "if" "fi" "do" "od" "else" "break" "goto" "atomic"
                    "d_step" "unless" "for" "in" "select" "timeout" "skip" "return" "c_code"
                    "c_expr" "c_decl") 'symbols)
     . font-lock-keyword-face)
    (,(regexp-opt '("run" "assert" "printf" "printm" "len" "empty" "nempty" "full" "nfull"
                    "enabled" "eval" "pc_value") 'symbols)
     . font-lock-builtin-face)
    (,(regexp-opt '("true" "false" "_pid" "_nr_pr" "_last" "np_") 'symbols)
     . font-lock-constant-face)
    ("\\_<\\(?:proctype\\|inline\\|ltl\\|typedef\\)\\s-+\\(\\(?:\\sw\\|\\s_\\)+\\)"
     1 font-lock-function-name-face)
    ("^\\s-*\\(\\(?:\\sw\\|\\s_\\)+\\)\\s-*:\\(?:[^:]\\|$\\)" 1 font-lock-constant-face)))

;;;###autoload
(define-derived-mode promela-mode prog-mode "Promela"
  "Models in Promela."
  (setq-local comment-start "// " comment-end "" comment-start-skip "\\(?://+\\|/\\*+\\)\\s-*")
  (setq-local font-lock-defaults '(promela-font-lock-keywords)))

(defvar mcm-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?# "<" table)
    (modify-syntax-entry ?\n ">" table)
    (dolist (c '(?- ?. ?_)) (modify-syntax-entry c "_" table))
    table))

(defvar mcm-font-lock-keywords
  `(("^\\s-*\\(set\\|let\\|order\\|model\\)\\s-+\\(\\(?:\\sw\\|\\s_\\)+\\)"
     (1 font-lock-keyword-face) (2 font-lock-function-name-face))
    (,(regexp-opt '("attribute" "atomic" "uniproc" "speculate" "commit" "race") 'symbols)
     . font-lock-keyword-face)
    (,(regexp-opt '("po" "po-loc" "addr" "data" "ctrl" "rf" "co" "fr" "rmw") 'symbols)
     . font-lock-builtin-face)))

;;;###autoload
(define-derived-mode mcm-mode prog-mode "Memory model"
  "Memory models of heddle."
  (setq-local comment-start "# " comment-end "")
  (setq-local font-lock-defaults '(mcm-font-lock-keywords)))

(defvar cat-model-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?\( "()1n" table)
    (modify-syntax-entry ?\) ")(4n" table)
    (modify-syntax-entry ?* ". 23n" table)
    (dolist (c '(?- ?. ?_)) (modify-syntax-entry c "_" table))
    table))

(defvar cat-model-font-lock-keywords
  `((,(regexp-opt '("acyclic" "irreflexive" "empty" "flag" "include" "show" "unshow" "let" "rec"
                    "and" "in" "fun" "procedure" "call" "enum" "instructions" "with" "from"
                    "forall" "do" "end" "match" "if" "then" "else" "try" "as") 'symbols)
     . font-lock-keyword-face)
    (,(regexp-opt '("po" "po-loc" "rf" "rfe" "rfi" "co" "coe" "coi" "fr" "fre" "fri" "rmw"
                    "addr" "data" "ctrl" "loc" "ext" "int" "id") 'symbols)
     . font-lock-builtin-face)
    ("\\_<let\\s-+\\(?:rec\\s-+\\)?\\(\\(?:\\sw\\|\\s_\\)+\\)" 1 font-lock-function-name-face)))

;;;###autoload
(define-derived-mode cat-model-mode prog-mode "cat"
  "Memory models in herd's cat language."
  (setq-local comment-start "(* " comment-end " *)")
  (setq-local font-lock-defaults '(cat-model-font-lock-keywords)))

;;;###autoload
(progn
  (add-to-list 'auto-mode-alist '("\\.\\(?:pml\\|prom\\|promela\\|spin\\)\\'" . promela-mode))
  (add-to-list 'auto-mode-alist '("\\.mcm\\'" . mcm-mode))
  (add-to-list 'auto-mode-alist '("\\.cat\\'" . cat-model-mode)))

(defvar eglot-server-programs)

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs
               `((promela-mode mcm-mode cat-model-mode) . (,heddle-program "lsp"))))

(provide 'heddle-mode)

;;; heddle-mode.el ends here
