import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { readConfig } from '../server/src/config.ts';
import { connectionLimits } from '../server/src/http/createConnectionGuard.ts';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

/** The variables of `NAME=value` lines. */
function variablesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

const example = variablesIn(read('environment.example'));
const known = new Set(
  ['config.ts', 'limitEnvVars.ts', 'mailEnvVars.ts']
    .map((file) => readFileSync(join(__dirname, '../server/src', file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): (\{|limit\()/gm)])
    .map(([, name]) => name),
);

it('environment.example configures a server behind one proxy, with PostgreSQL and a bucket', () => {
  const config = readConfig('/opt/certification', example);
  expect(config).toMatchObject({
    database: { kind: 'server' },
    files: { kind: 's3' },
    trustProxy: 1,
    isDemo: false,
  });
});

it.each(['environment.example', 'systemd/certification@.service', 'Dockerfile'])(
  '%s names only settings that the server reads',
  (file) => {
    const named = [...read(file).matchAll(/\b([A-Z][A-Z0-9_]{2,})=/g)].map(([, name]) => name);
    expect(
      named.filter((name) => name !== 'NODE_ENV' && name !== 'BASE' && !known.has(name)),
    ).toEqual([]);
    expect(named.length).toBeGreaterThan(1);
  },
);

it('compose.yaml sets every variable of the nginx template', () => {
  const { services } = parse(read('compose.yaml')) as {
    services: { proxy: { environment: Record<string, string> } };
  };
  const places = [...read('nginx.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(services.proxy.environment).toSorted()).toEqual(
    [...new Set(places)].toSorted(),
  );
});

it('systemd and containers wait longer for a stop than the server itself', () => {
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

const compose = parse(read('compose.yaml')) as {
  services: Record<string, Record<string, unknown>>;
};

it('the container image installs the dependencies in a layer of their own, before it copies the sources', () => {
  const lines = read('Dockerfile').split('\n');
  const install = lines.indexOf('RUN npm ci');
  const copied = lines.slice(0, install).filter((line) => line.startsWith('COPY '));
  expect(copied.filter((line) => !line.includes('package.json'))).toEqual([]);
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  const folders = globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: root },
  );
  expect(folders.length).toBeGreaterThanOrEqual(8);
  for (const file of folders) expect(copied).toContain(`COPY ${file} ${dirname(file)}/`);
});

it('the container image runs the server as an unprivileged user, who owns only the data folder', () => {
  const file = read('Dockerfile');
  const last = file.slice(file.lastIndexOf('\nFROM '));
  expect(last).toMatch(/\nUSER node\n(.*\n)*CMD /);
  expect(last).not.toContain('--chown');
  expect(last.match(/install -d -o node/g)).toHaveLength(1);
  // Every stage must begin with the base image of the argument BASE, which can be pinned by its digest.
  const bases = [...file.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases.filter((base) => !['${BASE}', 'dependencies'].includes(String(base)))).toEqual([]);
});

it.each(['first', 'second'])(
  'the container "%s" has a read-only file system and no privileges',
  (name) => {
    expect(compose.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: [expect.stringContaining('/tmp:')],
      mem_limit: '2g',
    });
  },
);

it('the systemd service can write only to its data folder, and has no privileges', () => {
  const unit = read('systemd/certification@.service').split('\n');
  for (const line of [
    'ProtectSystem=strict',
    'StateDirectory=certification',
    'NoNewPrivileges=true',
    'CapabilityBoundingSet=',
    'RestrictNamespaces=true',
    'LockPersonality=true',
    'SystemCallFilter=@system-service',
    'MemoryMax=2G',
    'UMask=0077',
  ])
    expect(unit).toContain(line);
  expect(unit.filter((line) => line.startsWith('ReadWritePaths'))).toEqual([]);
  const files = Number(/^LimitNOFILE=(\d+)$/m.exec(unit.join('\n'))?.[1]);
  expect(files).toBeGreaterThanOrEqual(2 * connectionLimits.maxConnections);
});

describe('the nginx proxy', () => {
  const template = read('nginx.conf.template').replaceAll(/#.*/g, '');

  it('never copies a decoded path or a query into a response header', () => {
    const headers = template.match(/^\s*(return 30\d|rewrite|add_header).*$/gm) ?? [];
    expect(headers.length).toBeGreaterThan(5);
    expect(
      headers.filter((line) => /\$(uri|document_uri|args|request_uri|arg_)/.test(line)),
    ).toEqual([]);
  });

  it('adds response headers in one place only, so that no location replaces them', () => {
    const blocks = template
      .split(/\bserver \{|\blocation [^{]*\{/)
      .filter((block) => block.includes('add_header'));
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toContain(
      'add_header strict-transport-security "max-age=31536000; includeSubDomains" always;',
    );
  });

  it('limits rates, connections, body sizes and times', () => {
    for (const directive of [
      'limit_req zone=',
      'limit_conn ',
      'limit_req_status 429',
      'limit_conn_status 429',
      'client_header_timeout ',
      'client_body_timeout ',
      'send_timeout ',
      'keepalive_timeout ',
      'reset_timedout_connection on',
      'large_client_header_buffers ',
      'client_max_body_size ',
    ])
      expect(template).toContain(directive);
  });

  it('accepts calls and documents as large as the server does', () => {
    const sizeOf = (place: string) =>
      Number(
        new RegExp(`location ${place} \\{[^}]*client_max_body_size (\\d+)m;`).exec(template)?.[1],
      ) * 1_048_576;
    const { bodyLimitBytes, uploadLimitBytes } = readConfig('/opt/certification', {});
    expect(sizeOf('= /api')).toBe(bodyLimitBytes);
    expect(sizeOf('/files/')).toBeGreaterThanOrEqual(uploadLimitBytes);
  });
});
