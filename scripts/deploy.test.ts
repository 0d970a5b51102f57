import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../server/src/config.ts';

const read = (file: string) => readFileSync(join(__dirname, '..', 'deploy', file), 'utf8');

/** `NAME=value` lines, as systemd and containers read them. */
function variablesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

const example = variablesIn(read('environment.example'));
const known = new Set(
  ['config.ts', 'limitVariables.ts']
    .map((file) => readFileSync(join(__dirname, '../server/src', file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (\{|limit\()/gm)])
    .map(([, name]) => name),
);

it('the example of the settings starts a server behind one proxy, on PostgreSQL and a bucket', () => {
  const config = readConfig('/opt/certification', example);
  expect(config).toMatchObject({
    database: { kind: 'server' },
    files: { kind: 's3' },
    trustProxy: 1,
    isDemo: false,
  });
});

it.each(['environment.example', 'systemd/certification@.service', 'Dockerfile'])(
  'every setting in %s is one that the server knows',
  (file) => {
    const named = [...read(file).matchAll(/\b([A-Z][A-Z0-9_]{2,})=/g)].map(([, name]) => name);
    expect(named.filter((name) => name !== 'NODE_ENV' && !known.has(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(1);
  },
);

it('the containers fill every place of the proxy’s template', () => {
  const { services } = parse(read('compose.yaml')) as {
    services: { proxy: { environment: Record<string, string> } };
  };
  const places = [...read('nginx.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(services.proxy.environment).toSorted()).toEqual(
    [...new Set(places)].toSorted(),
  );
});

it('no stop is cut off before the server gives up by itself', () => {
  const seconds = Number(
    /stopWithinMs = (\d+)_000/.exec(
      readFileSync(join(__dirname, '../server/src/index.ts'), 'utf8'),
    )?.[1],
  );
  expect(
    Number(/TimeoutStopSec=(\d+)/.exec(read('systemd/certification@.service'))?.[1]),
  ).toBeGreaterThan(seconds);
  expect(Number(/stop_grace_period: (\d+)s/.exec(read('compose.yaml'))?.[1])).toBeGreaterThan(
    seconds,
  );
});
