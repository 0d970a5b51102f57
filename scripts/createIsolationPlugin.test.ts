import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext, type Context } from 'node:vm';
import webpack from 'webpack';
import { createIsolationPlugin } from '../webpack.isolation.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'cert-isolation-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds a version of a module that loads a page. The page adds its own address and text to the global `pages`. */
async function build(version: string, page = 'a page'): Promise<void> {
  const source = path.join(folder, 'source');
  mkdirSync(source, { recursive: true });
  writeFileSync(
    path.join(source, 'entry.js'),
    `globalThis.open${version} = () => import(/* webpackChunkName: "page" */ './page.js');`,
  );
  writeFileSync(
    path.join(source, 'page.js'),
    `export const page = { text: ${JSON.stringify(page)} };`,
  );
  const compiler = webpack({
    mode: 'production',
    context: source,
    target: ['web', 'es2022'],
    entry: './entry.js',
    output: {
      path: path.join(folder, 'site'),
      filename: `entry.${version}.js`,
      chunkFilename: '[name].[contenthash:10].js',
      uniqueName: `module_${version}`,
      publicPath: '/',
    },
    plugins: [createIsolationPlugin()],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
}

type Script = { src: string; onload?: (event: object) => void; onerror?: (event: object) => void };

/** A page that runs the scripts which are added to its head, each one later, as browsers do. */
function openPage(): { context: Context; scripts: Script[]; run: (script: Script) => void } {
  const scripts: Script[] = [];
  const location = { origin: 'https://site.test' };
  const attributes = { setAttribute: () => undefined, getAttribute: () => null };
  const document = {
    currentScript: undefined as Script | undefined,
    createElement: (): Script => ({ src: '', ...attributes }),
    getElementsByTagName: () =>
      scripts.map((script) => ({ ...attributes, ...script, getAttribute: () => script.src })),
    head: { appendChild: (script: Script) => void scripts.push(script) },
  };
  const context = createContext({ document, location, setTimeout: () => 0, clearTimeout: () => 0 });
  runInContext('globalThis.self = globalThis.window = globalThis;', context);
  const run = (script: Script) => {
    document.currentScript = script;
    runInContext(readFileSync(path.join(folder, 'site', script.src), 'utf8'), context);
    document.currentScript = undefined;
    script.onload?.({ type: 'load', target: script });
  };
  return { context, scripts, run };
}

it('a file that is the same in two versions has the same name', async () => {
  await build('1');
  await build('2');
  expect(readdirSync(path.join(folder, 'site'))).toEqual([
    'entry.1.js',
    'entry.2.js',
    expect.stringMatching(/^page\.\w{10}\.js$/),
  ]);
});

describe('two versions in one page that load the same file', () => {
  beforeEach(async () => {
    await build('1');
    await build('2');
  });

  it('run the code of the file once for each version, also if both request the file at the same time', async () => {
    const { context, scripts, run } = openPage();
    for (const version of ['1', '2']) run({ src: `/entry.${version}.js` });
    const opened = runInContext('Promise.all([open1(), open2()])', context) as Promise<object[]>;
    expect(scripts).toHaveLength(2);
    for (const script of scripts) run(script);
    const [first, second] = (await opened) as { page: object }[];
    expect(first?.page).toEqual({ text: 'a page' });
    expect(second?.page).toEqual({ text: 'a page' });
    expect(first?.page).not.toBe(second?.page);
  });

  it('request the file again after another version has loaded it', async () => {
    const { context, scripts, run } = openPage();
    run({ src: '/entry.1.js' });
    const first = runInContext('open1()', context) as Promise<{ page: object }>;
    run(scripts[0]!);
    await first;
    run({ src: '/entry.2.js' });
    const second = runInContext('open2()', context) as Promise<{ page: object }>;
    expect(scripts).toHaveLength(2);
    run(scripts[1]!);
    expect((await second).page).not.toBe((await first).page);
  });
});

it('two versions with different code in one page use their own code', async () => {
  await build('1', 'an old page');
  await build('2', 'a new page');
  const { context, scripts, run } = openPage();
  for (const version of ['1', '2']) run({ src: `/entry.${version}.js` });
  const opened = runInContext('Promise.all([open1(), open2()])', context) as Promise<object[]>;
  for (const script of scripts.toReversed()) run(script);
  expect(await opened).toMatchObject([
    { page: { text: 'an old page' } },
    { page: { text: 'a new page' } },
  ]);
});
