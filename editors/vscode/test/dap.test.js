// The debug adapter with Microsoft's own test client. HEDDLE names the binary.
'use strict';

const { DebugClient } = require('@vscode/debugadapter-testsupport');
const { test, before } = require('node:test');
const assert = require('node:assert');
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const heddle = process.env.HEDDLE
  || path.resolve(__dirname, '../../../target/release/heddle');
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'heddle-dap-'));
const model = path.join(dir, 'lost.pml');
const trail = path.join(dir, 'lost.trail');

// Two processes add one to a counter in two statements; one addition is lost.
const text = `typedef Pair { byte sum; byte done[2] }
Pair pair;
byte n;
proctype Add(byte id) {
  byte mine;
  mine = n;
  n = mine + 1;
  pair.done[id] = 1;
  pair.sum = pair.sum + 1;
  if
  :: pair.sum == 2 -> assert(n == 2)
  :: else
  fi
}
init { atomic { run Add(0); run Add(1) } }
`;

before(() => {
  fs.writeFileSync(model, text);
  try {
    execFileSync(heddle, ['check', 'lost.pml', '-q'], { cwd: dir });
    assert.fail('the model must be violated');
  } catch (e) {
    assert.strictEqual(e.status, 1, String(e.stderr));
  }
});

/** A client that has begun to debug; `work` ends before the adapter is told goodbye. */
async function debugging(args, work) {
  const client = new DebugClient(heddle, 'dap', 'heddle', { cwd: dir });
  await client.start();
  try {
    const stopped = client.waitForEvent('stopped', 30000);
    await Promise.all([client.configurationSequence(), client.launch(args)]);
    await work(client, await stopped);
  } finally {
    await client.stop();
  }
}

/** Does something and answers where the run has stopped. */
async function then(client, action) {
  const [event] = await Promise.all([client.waitForEvent('stopped', 30000), action()]);
  return event.body;
}

async function top(client, threadId) {
  const { body } = await client.stackTraceRequest({ threadId });
  return body.stackFrames[0];
}

async function values(client, frameId) {
  const { body } = await client.scopesRequest({ frameId });
  const out = {};
  for (const scope of body.scopes) {
    const { body } = await client.variablesRequest({ variablesReference: scope.variablesReference });
    out[scope.name] = body.variables;
  }
  return out;
}

test('a trail is stepped forwards and backwards', async () => {
  await debugging({ trail }, async (client, first) => {
    assert.strictEqual(first.body.reason, 'entry');
    const { body } = await client.threadsRequest();
    assert.deepStrictEqual(body.threads.map((t) => t.name), ['init']);
    let at = await then(client, () => client.nextRequest({ threadId: first.body.threadId }));
    const seen = [];
    while (at.reason === 'step' && seen.length < 100) {
      const frame = await top(client, at.threadId);
      assert.strictEqual(frame.source.path, model);
      seen.push(frame.line);
      at = await then(client, () => client.nextRequest({ threadId: at.threadId }));
    }
    assert.strictEqual(at.reason, 'exception');
    assert.match(at.text, /assertion violated/);
    const frame = await top(client, at.threadId);
    assert.strictEqual(frame.line, 11);
    const info = await client.customRequest('exceptionInfo', { threadId: at.threadId });
    assert.strictEqual(info.body.exceptionId, 'assertion');
    const shown = await values(client, frame.id);
    const n = shown.Global.find((v) => v.name === 'n');
    assert.strictEqual(n.value, '1');
    const pair = shown.Global.find((v) => v.name === 'pair');
    const { body: parts } = await client.variablesRequest({ variablesReference: pair.variablesReference });
    assert.deepStrictEqual(parts.variables.map((v) => [v.name, v.value]), [['sum', '2'], ['done', '{1, 1}']]);
    assert.ok(shown.Local.some((v) => v.name === 'mine'));
    // And back to the beginning, through the same lines.
    const back = [];
    do {
      at = await then(client, () => client.stepBackRequest({ threadId: at.threadId }));
      back.push((await top(client, at.threadId)).line);
    } while (back.length < seen.length);
    assert.deepStrictEqual(back, seen.reverse());
  });
});

test('breakpoints, writes and switches stop a run in both directions', async () => {
  await debugging({ trail }, async (client, first) => {
    const { body: set } = await client.setBreakpointsRequest({
      source: { path: model }, breakpoints: [{ line: 7 }, { line: 999 }],
    });
    assert.deepStrictEqual(set.breakpoints.map((b) => b.verified), [true, false]);
    let at = await then(client, () => client.continueRequest({ threadId: first.body.threadId }));
    assert.strictEqual(at.reason, 'breakpoint');
    assert.strictEqual((await top(client, at.threadId)).line, 7);
    await client.setBreakpointsRequest({ source: { path: model }, breakpoints: [] });

    const frame = await top(client, at.threadId);
    const { body: scopes } = await client.scopesRequest({ frameId: frame.id });
    const globals = scopes.scopes.find((s) => s.name === 'Global');
    await client.variablesRequest({ variablesReference: globals.variablesReference });
    const info = await client.customRequest('dataBreakpointInfo', {
      variablesReference: globals.variablesReference, name: 'n',
    });
    await client.customRequest('setDataBreakpoints', {
      breakpoints: [{ dataId: info.body.dataId, accessType: 'write' }],
    });
    const writes = [];
    at = await then(client, () => client.continueRequest({ threadId: at.threadId }));
    while (at.reason === 'data breakpoint') {
      const { body } = await client.evaluateRequest({ expression: 'n' });
      writes.push(body.result);
      at = await then(client, () => client.continueRequest({ threadId: at.threadId }));
    }
    assert.deepStrictEqual(writes, ['1', '1'], 'both write one: an addition is lost');
    assert.strictEqual(at.reason, 'exception');
    at = await then(client, () => client.reverseContinueRequest({ threadId: at.threadId }));
    assert.strictEqual(at.reason, 'data breakpoint');
    await client.customRequest('setDataBreakpoints', { breakpoints: [] });
    at = await then(client, () => client.reverseContinueRequest({ threadId: at.threadId }));
    assert.strictEqual(at.reason, 'entry');
    // To the next switch: another thread is about to move.
    at = await then(client, () => client.stepOutRequest({ threadId: at.threadId }));
    const one = (await top(client, at.threadId)).name.split(':')[0];
    at = await then(client, () => client.stepOutRequest({ threadId: at.threadId }));
    const other = (await top(client, at.threadId)).name.split(':')[0];
    assert.notStrictEqual(one, other);
    at = await then(client, () => client.customRequest('restart', {}));
    assert.strictEqual(at.reason, 'entry');
  });
});

test('a walk of one\'s own chooses every step', async () => {
  await debugging({ program: model }, async (client, first) => {
    assert.strictEqual(first.body.reason, 'entry');
    let at = await then(client, () => client.nextRequest({ threadId: first.body.threadId }));
    const { body } = await client.threadsRequest();
    assert.ok(body.threads.length >= 2, JSON.stringify(body));
    // Always the last of the ways on, to the end; then none is left.
    let steps = 0;
    for (;;) {
      const { body } = await client.customRequest('stepInTargets', { frameId: at.threadId });
      if (body.targets.length === 0 || steps > 100) break;
      const { id: targetId } = body.targets[body.targets.length - 1];
      at = await then(client, () => client.customRequest('stepIn', { threadId: at.threadId, targetId }));
      steps += 1;
    }
    assert.ok(steps > 5 && steps < 100, `${steps} steps`);
    at = await then(client, () => client.stepBackRequest({ threadId: at.threadId }));
    assert.strictEqual(at.reason, 'step');
  });
});

test('a program is checked and debugged where it fails', async () => {
  await debugging({ program: model, check: true, stopOnEntry: false }, async (client, first) => {
    assert.strictEqual(first.body.reason, 'exception');
  });
});

test('what cannot be debugged is said, and the next launch works', async () => {
  const client = new DebugClient(heddle, 'dap', 'heddle', { cwd: dir });
  await client.start();
  await client.initializeRequest();
  for (const args of [{}, { program: '/none.pml' }, { trail: model }, { program: model, property: 'x' },
    { program: model, options: { nonsense: 1 } }]) {
    await assert.rejects(client.launchRequest(args));
  }
  await client.launchRequest({ trail });
  await client.stop();
});
