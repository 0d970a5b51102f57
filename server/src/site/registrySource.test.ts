import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteRegistrySource } from './registrySource.ts';

let time = 0;
let answers: (Response | Error)[] = [];
let asked: string[] = [];
let failures: unknown[] = [];

const open = () =>
  createRemoteRegistrySource('https://cdn.example.org/site', {
    now: () => new Date(time),
    fetch: (address) => {
      asked.push(String(address));
      const next = answers.shift() ?? new Error('nobody answers');
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    onFailure: (error) => failures.push(error),
  });

beforeEach(() => {
  failures = [];
  time = 0;
  asked = [];
});

it('the registry of modules is fetched once for all reads within a second', async () => {
  answers = [new Response('one')];
  const read = open();
  expect(await Promise.all([read(), read()])).toEqual(['one', 'one']);
  time = 999;
  expect(await read()).toBe('one');
  expect(asked).toEqual(['https://cdn.example.org/site/modules.json']);
});

it('the registry is fetched again after a second', async () => {
  answers = [new Response('one'), new Response('two')];
  const read = open();
  await read();
  time = 1_000;
  expect(await read()).toBe('two');
});

it('the registry is fetched again at once when the clock was set back', async () => {
  answers = [new Response('one'), new Response('two')];
  const read = open();
  time = 2 * 86_400_000;
  await read();
  time = 0;
  expect(await read()).toBe('two');
});

it.each([
  ['does not answer', new Error('no network')],
  ['fails', new Response('', { status: 503 })],
])('the last registry of modules stays in use while the store %s', async (_, answer) => {
  answers = [new Response('one'), answer, new Response('two')];
  const read = open();
  await read();
  time = 1_000;
  expect(await read()).toBe('one');
  time = 2_000;
  expect(await read()).toBe('two');
});

it('there is no registry of modules before the first release, nor if the store was never reached', async () => {
  answers = [new Response('', { status: 404 }), new Error('no network')];
  expect(await open()()).toBeUndefined();
  expect(await open()()).toBeUndefined();
});

it('a store of modules that stops answering is reported once, and again only after an answer in between', async () => {
  const gone = new Error('no network');
  answers = [new Response('one'), gone, gone, new Response('two'), gone];
  const read = open();
  for (let second = 0; second < 5; second += 1) {
    time = second * 1_000;
    await read();
  }
  expect(failures).toEqual([gone, gone]);
});

it('a redirect from the store of modules is not followed', async () => {
  const led: string[] = [];
  const server = createServer((request, response) => {
    led.push(request.url ?? '');
    response.writeHead(302, { location: '/inner' }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const read = createRemoteRegistrySource(`http://127.0.0.1:${port}`, {
    now: () => new Date(0),
    fetch,
    onFailure: (error) => failures.push(error),
  });
  expect(await read()).toBeUndefined();
  await new Promise((resolve) => server.close(resolve));
  expect([led, failures.length]).toEqual([['/modules.json'], 1]);
});
