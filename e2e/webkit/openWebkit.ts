import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import type { BrowserDriver } from '../walking/createSimulatedUser.ts';
import {
  bringIntoView,
  findElement,
  readElementState,
  wasClicked,
  watchClicks,
  type ElementState,
  type ElementQuery,
} from '../walking/elementQuery.ts';

/** The key under which WebDriver passes the reference to an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Element = { [elementKey]: string };

/** WebKitGTK’s small browser. Its driver does not report errors of pages. */
export type Webkit = {
  driver: BrowserDriver<Element>;
  close: () => Promise<void>;
};

const startedWithinMs = 60_000;
const pollEveryMs = 100;
const control = '\uE009';

/** Starts WebKitGTK’s browser on a virtual screen, controlled with WebDriver. */
export async function openWebkit(timeZone: string | undefined): Promise<Webkit> {
  const screen = spawn(
    process.env.XVFB_PATH ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1480x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  await once(screen, 'spawn');
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await getPort();
  const lines: string[] = [];
  const program = spawn(
    process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver',
    [`--port=${port}`, '--host=127.0.0.1'],
    {
      env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, TZ: timeZone },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  let session = '';
  const close = async () => {
    if (session) await send(session).catch(() => undefined);
    await end(program);
    await end(screen);
  };
  try {
    session = await openSession(origin);
    await send(`${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 960 });
  } catch (error) {
    await close();
    throw new Error(`WebKit did not start:\n${lines.join('')}`, { cause: error });
  }
  return {
    driver: driveWebkit(session),
    close,
  };
}

/** Opens a session as soon as the driver listens. @returns its address */
async function openSession(origin: string): Promise<string> {
  const deadline = Date.now() + startedWithinMs;
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
  };
  while (
    !(await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error('The driver does not listen.');
    await wait(pollEveryMs);
  }
  const { sessionId } = await send<{ sessionId: string }>(`${origin}/session`, {
    capabilities: { alwaysMatch },
  });
  return `${origin}/session/${sessionId}`;
}

function driveWebkit(session: string): BrowserDriver<Element> {
  const run = <Reply>(inPage: (argument: never) => Reply, argument: ElementQuery | Element) =>
    send<Reply>(`${session}/execute/sync`, {
      script: `return (${inPage.toString()})(...arguments)`,
      args: [argument],
    });
  const press = (keys: string) =>
    send(`${session}/actions`, {
      actions: [{ type: 'key', id: 'keyboard', actions: toKeyActions(keys) }],
    });
  const at = (element: Element) => `${session}/element/${element[elementKey]}`;
  return {
    open: (url) => send(`${session}/url`, { url }),
    reload: () => send(`${session}/refresh`, {}),
    find: async (place) =>
      ((await run(findElement, place)) as unknown as Element | null) ?? undefined,
    look: (element) => run<ElementState>(readElementState, element),
    bringIntoView: (element) => run(bringIntoView, element),
    watchClicks: (element) => run(watchClicks, element),
    click: (element) => send(`${at(element)}/click`, {}),
    wasClicked: (element) => run<boolean>(wasClicked, element),
    selectAll: () => press(`${control}a`),
    type: press,
    choose: (element, text) => send(`${at(element)}/value`, { text }),
  };
}

/** Presses and releases each key; the control key stays pressed until the end. */
function toKeyActions(keys: string): { type: string; value: string }[] {
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });
  const [first = '', ...rest] = keys;
  if (first === control)
    return [down(first), ...rest.flatMap((key) => [down(key), up(key)]), up(first)];
  return [...keys].flatMap((key) => [down(key), up(key)]);
}

/**
 * Sends a command of WebDriver.
 * @param body parameters of the command; without a body, the command is sent as DELETE
 * @throws {Error} with the driver's message
 */
async function send<Reply = void>(url: string, body?: object): Promise<Reply> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'DELETE',
    body: body && JSON.stringify(body),
  });
  const { value } = (await response.json()) as {
    value: Reply & { error?: string; message?: string };
  };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}
