// Starts heddle's two servers and shows the page of a run in a panel. What is found out is
// found out by the servers; there is no logic here.
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

const LANGUAGES = ['promela', 'mcm', 'mcs', 'cat', 'litmus', 'heddle-asm', 'heddle-family', 'c'];

/** @type {LanguageClient | undefined} */
let client;

function settings() {
  const all = vscode.workspace.getConfiguration('heddle');
  return {
    options: all.get('options'), timeout: all.get('timeout'), jobs: all.get('jobs'), debug: true,
  };
}

/** @returns {string} */
function binary() {
  return vscode.workspace.getConfiguration('heddle').get('path') || 'heddle';
}

/**
 * The verdicts that the last check has left in a document.
 * @param {vscode.Uri} uri
 * @returns {{trail?: string, page?: string, title?: string}[]}
 */
function verdicts(uri) {
  const data = (/** @type {any} */ d) => d.data;
  const found = vscode.languages.getDiagnostics(uri).map(data);
  return found.filter((d) => d && (d.trail || d.page));
}

/** The file that a command means: its argument, or the editor's. @param {unknown} given */
function target(given) {
  if (typeof given === 'string') return vscode.Uri.parse(given);
  if (given instanceof vscode.Uri) return given;
  return vscode.window.activeTextEditor?.document.uri;
}

/** @param {unknown} given */
async function check(given) {
  const uri = target(given);
  if (!uri || !client) return;
  const document = vscode.workspace.textDocuments.find((d) => d.uri.toString() === uri.toString());
  // clang reads C from the disk.
  if (document?.languageId === 'c') await document.save();
  /** @type {any[]} */
  const found = await client.sendRequest('workspace/executeCommand', {
    command: 'heddle.check', arguments: [client.code2ProtocolConverter.asUri(uri)],
  });
  const said = found.map((v) => `${v.verdict}: ${v.title ?? v.message}`).join('; ');
  const failed = found.find((v) => v.trail);
  if (!failed) {
    vscode.window.setStatusBarMessage(`heddle: ${said}`, 10000);
    return;
  }
  const chosen = await vscode.window.showWarningMessage(`heddle: ${said}`, 'Debug', 'Page');
  if (chosen === 'Debug') debug(failed.trail);
  if (chosen === 'Page') page(failed.page, failed.title);
}

/** @param {string} trail */
function debug(trail) {
  return vscode.debug.startDebugging(undefined, {
    type: 'heddle', request: 'launch', name: 'heddle', trail,
  });
}

/**
 * Shows a page that heddle has written. It is one file that asks for nothing from outside.
 * @param {string} file
 * @param {string} title
 */
async function page(file, title) {
  const panel = vscode.window.createWebviewPanel(
    'heddle.page', title, vscode.ViewColumn.Beside,
    { enableScripts: true, retainContextWhenHidden: true, localResourceRoots: [] },
  );
  const bytes = await vscode.workspace.fs.readFile(vscode.Uri.file(file));
  panel.webview.html = new TextDecoder().decode(bytes);
}

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  client = new LanguageClient('heddle', 'heddle',
    { command: binary(), args: ['lsp'] },
    {
      documentSelector: LANGUAGES.map((language) => ({ language })),
      initializationOptions: settings(),
    });
  const command = (/** @type {string} */ name, /** @type {(...a: any[]) => any} */ action) =>
    context.subscriptions.push(vscode.commands.registerCommand(name, action));
  command('heddle.checkThis', check);
  command('heddle.stopThis', (given) => {
    const uri = target(given);
    return uri && client?.sendRequest('workspace/executeCommand', {
      command: 'heddle.stop', arguments: [client.code2ProtocolConverter.asUri(uri)],
    });
  });
  command('heddle.page', (given) => {
    const uri = target(given);
    const found = uri && verdicts(uri).find((v) => v.page);
    return found?.page ? page(found.page, found.title ?? 'heddle') : nothing();
  });
  command('heddle.debug', (given) => {
    const uri = target(given);
    const found = uri && verdicts(uri).find((v) => v.trail);
    return found?.trail ? debug(found.trail) : nothing();
  });
  command('heddle.walk', (given) => vscode.debug.startDebugging(undefined, {
    type: 'heddle', request: 'launch', name: 'heddle', program: target(given)?.fsPath,
  }));
  context.subscriptions.push(
    vscode.debug.registerDebugAdapterDescriptorFactory('heddle', {
      createDebugAdapterDescriptor: () => new vscode.DebugAdapterExecutable(binary(), ['dap']),
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('heddle')) {
        client?.sendNotification('workspace/didChangeConfiguration', { settings: settings() });
      }
    }),
  );
  await client.start();
}

function nothing() {
  return vscode.window.showInformationMessage('heddle: no run that fails is known; check first');
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
