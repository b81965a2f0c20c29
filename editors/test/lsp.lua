-- The language server with a real client, neovim: run by the tests as
-- `nvim --headless -u NONE -c "luafile lsp.lua"` with HEDDLE, MODEL and RESULT set.
-- What goes wrong is written to RESULT and is the exit code.

local function fail(why)
  vim.fn.writefile({ tostring(why) }, vim.env.RESULT)
  vim.cmd('cquit 1')
end

local function same(is, should, what)
  if not vim.deep_equal(is, should) then
    error(what .. ': ' .. vim.inspect(is) .. ' is not ' .. vim.inspect(should))
  end
end

local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then error('waited in vain: ' .. what) end
end

local function run()
  vim.opt.runtimepath:prepend(vim.env.EDITORS .. '/vim')
  vim.cmd('filetype on | syntax on')
  vim.cmd('edit ' .. vim.env.MODEL)
  same(vim.bo.filetype, 'promela', 'file type')
  local buffer = vim.api.nvim_get_current_buf()
  local original = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  local function restore() vim.api.nvim_buf_set_lines(buffer, 0, -1, false, original) end
  local name = vim.fn.synIDattr(vim.fn.synID(2, 1, 1), 'name')
  same(name, 'promelaStorage', 'the colour of `active`')

  local id = vim.lsp.start_client({ name = 'heddle', cmd = { vim.env.HEDDLE, 'lsp' } })
  wait('a client', function() return vim.lsp.get_client_by_id(id) ~= nil end)
  vim.lsp.buf_attach_client(buffer, id)
  local client = vim.lsp.get_client_by_id(id)
  wait('the server', function() return client.initialized end)
  local uri = vim.uri_from_bufnr(buffer)
  local function ask(method, params)
    local answer = client.request_sync(method, params, 60000, buffer)
    if not answer or answer.err then error(method .. ': ' .. vim.inspect(answer)) end
    return answer.result
  end
  local function at(line, column)
    return { textDocument = { uri = uri }, position = { line = line, character = column } }
  end

  -- The model is right; then it is not; then it is again.
  wait('no error', function() return #vim.diagnostic.get(buffer) == 0 end)
  vim.api.nvim_buf_set_lines(buffer, 4, 5, false, { '  /* \u{1f980} */ nn = 1;' })
  wait('an error', function() return #vim.diagnostic.get(buffer) == 1 end)
  local wrong = vim.diagnostic.get(buffer)[1]
  -- neovim counts bytes: the crab has four, and two units of UTF-16.
  same({ wrong.lnum, wrong.col, wrong.end_col }, { 4, 13, 15 }, 'where the error is')
  restore()
  wait('no error again', function() return #vim.diagnostic.get(buffer) == 0 end)

  local definition = ask('textDocument/definition', at(4, 2))
  same(definition.range.start, { line = 0, character = 5 }, 'definition of n')
  local references = ask('textDocument/references',
    vim.tbl_extend('force', at(0, 5), { context = { includeDeclaration = true } }))
  same(#references, 4, 'references to n')
  local hover = ask('textDocument/hover', at(4, 2))
  if not hover.contents.value:find('byte n', 1, true) then error(vim.inspect(hover)) end
  local symbols = ask('textDocument/documentSymbol', { textDocument = { uri = uri } })
  same(vim.tbl_map(function(s) return s.name end, symbols), { 'n', 'P' }, 'symbols')
  local items = ask('textDocument/completion', at(4, 2))
  local has = vim.tbl_filter(function(i) return i.label == 'atomic' or i.label == 'n' end, items)
  same(#has, 2, 'completion')
  local lenses = ask('textDocument/codeLens', { textDocument = { uri = uri } })
  same(lenses[1].command.title, 'check', 'lens')

  -- Formatting changes blanks.
  vim.api.nvim_buf_set_lines(buffer, 4, 5, false, { 'n=n+1;' })
  local options = { tabSize = 2, insertSpaces = true }
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ formatting_options = options, timeout_ms = 60000 })
  else
    vim.lsp.buf.formatting_sync(options, 60000)
  end
  same(vim.api.nvim_buf_get_lines(buffer, 4, 5, false), { '  n = n+1;' }, 'formatted')
  restore()

  -- A check: the verdict is a diagnostic with the run beside it and a page behind it.
  local verdicts = ask('workspace/executeCommand', lenses[1].command)
  same(verdicts[1].verdict, 'violated', 'verdict')
  local function violated()
    return vim.tbl_filter(function(d) return d.message:find('violated', 1, true) end,
      vim.diagnostic.get(buffer))
  end
  wait('the verdict', function() return #violated() == 1 end)
  local shown = violated()[1]
  same(shown.lnum, 5, 'where it fails')
  local lsp = shown.user_data.lsp
  if #lsp.relatedInformation < 3 then error(vim.inspect(lsp)) end
  same(vim.fn.filereadable(vim.uri_to_fname(lsp.codeDescription.href)), 1, 'the page')
  same(vim.fn.filereadable(verdicts[1].trail), 1, 'the trail')
  -- Typing takes the verdict away: it was about another text.
  vim.api.nvim_buf_set_lines(buffer, 5, 6, false, { '  assert(n == 1 || n == 2)' })
  wait('no verdict', function() return #violated() == 0 end)
  local again = ask('workspace/executeCommand', lenses[1].command)
  same(again[1].verdict, 'holds', 'verdict of the model that is right')
  client.stop()
end

local ok, why = pcall(run)
if not ok then fail(why) end
vim.fn.writefile({ 'passed' }, vim.env.RESULT)
vim.cmd('qall!')
