;; What each mode shows: run with `emacs --batch -L editors/emacs -l editors/emacs/test.el`.
(require 'heddle-mode)
(require 'ert)

(defun heddle-face (mode text word)
  "The face of WORD in TEXT under MODE."
  (with-temp-buffer
    (insert text)
    (funcall mode)
    (font-lock-ensure)
    (goto-char (point-min))
    (search-forward word)
    (get-text-property (match-beginning 0) 'face)))

(ert-deftest promela-is-shown ()
  (let ((text "active proctype P() {\nend: do\n:: atomic { x = 1 } // note\nod }\n"))
    (should (eq (heddle-face 'promela-mode text "proctype") 'font-lock-keyword-face))
    (should (eq (heddle-face 'promela-mode text "P()") 'font-lock-function-name-face))
    (should (eq (heddle-face 'promela-mode text "end") 'font-lock-constant-face))
    (should (eq (heddle-face 'promela-mode text "note") 'font-lock-comment-face))
    (should (eq (heddle-face 'promela-mode text "x = 1") nil))))

(ert-deftest models-are-shown ()
  (let ((mcm "order ppo [R];po-loc;[M] # kept\n") (cat "let hb = po-loc | rf (* note *)\n"))
    (should (eq (heddle-face 'mcm-mode mcm "ppo") 'font-lock-function-name-face))
    (should (eq (heddle-face 'mcm-mode mcm "po-loc") 'font-lock-builtin-face))
    (should (eq (heddle-face 'mcm-mode mcm "kept") 'font-lock-comment-face))
    (should (eq (heddle-face 'cat-model-mode cat "let") 'font-lock-keyword-face))
    (should (eq (heddle-face 'cat-model-mode cat "rf") 'font-lock-builtin-face))
    (should (eq (heddle-face 'cat-model-mode cat "note") 'font-lock-comment-face))))

(ert-deftest files-have-their-mode ()
  (dolist (pair '(("a.pml" . promela-mode) ("b.mcm" . mcm-mode) ("c.cat" . cat-model-mode)))
    (should (eq (assoc-default (car pair) auto-mode-alist #'string-match) (cdr pair)))))

(ert-run-tests-batch-and-exit)
