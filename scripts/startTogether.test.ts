import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readDemoWorld } from '../server/src/content/reading/readDemoWorld.ts';
import { connect } from '../server/src/database/connect.ts';
import { createServerEnvironment, serverEntryFile } from '../server/src/testing/serverProcess.ts';
import { startPostgres, type Postgres } from './startPostgres.ts';

/**
 * Time limit in ms: the tests start PostgreSQL, and two servers create a schema and a demo world one after the other.
 */
jest.setTimeout(120_000);

let postgres: Postgres;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'cert-together-'));
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/**
 * Copies the content with only two organisations of the population, because creating the complete demo world takes half
 * a minute.
 */
async function copyContent(): Promise<string> {
  const content = join(folder, 'content');
  await cp(join(process.cwd(), 'content'), content, { recursive: true });
  const { world } = await readDemoWorld(content, undefined);
  if (!world) throw new Error('the demo world has errors');
  const few = {
    ...world.population,
    organisations: world.population.organisations.slice(0, 2),
  };
  await writeFile(join(content, 'demo', 'population.yaml'), stringify(few));
  return content;
}

/** Starts a real server and stops it once it is open. @returns its exit code and output */
function startAndStop(content: string, name: string) {
  const server = spawn(process.execPath, [serverEntryFile], {
    env: createServerEnvironment({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, name),
      CONTENT_DIR: content,
      DEMO: '1',
      PORT: '0',
    }),
  });
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    let output = '';
    let isStopping = false;
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      // A second signal would end the process at once, before the server has shut down.
      if (isStopping || !output.includes('The site is open at')) return;
      isStopping = server.kill('SIGTERM');
    };
    server.stdout.on('data', collect);
    server.stderr.on('data', collect);
    server.once('close', (code) => resolve({ code, output }));
  });
}

it('two servers that start at once on an empty database both run, and create one demo world together', async () => {
  const content = await copyContent();
  const both = await Promise.all(['first', 'second'].map((name) => startAndStop(content, name)));
  for (const { code, output } of both) {
    expect(output).toContain('The site is open at');
    expect(code).toBe(0);
  }
  // One server created the demo world, the other one found it.
  const makers = both.filter(({ output }) => /Demo: made \d+ questionnaires/.test(output));
  expect(makers).toHaveLength(1);
  const [made] = /(?<=made )\d+/.exec(makers[0]!.output)!;
  const connection = await connect({ kind: 'server', url: postgres.url });
  try {
    const { count } = await connection.db
      .selectFrom('questionnaires')
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(Number(made));
  } finally {
    await connection.close();
  }
});
