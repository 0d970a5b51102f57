import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/connect.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { testProgramme } from '../testing/testProgramme.ts';
import { computeReleaseId, hashSources } from './computeReleaseId.ts';

let root: string;
let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  root = await mkdtemp(join(tmpdir(), 'cert-release-'));
  await mkdir(join(root, 'server', 'src', 'report'), { recursive: true });
});
afterAll(async () => {
  await close();
  await rm(root, { recursive: true });
});
beforeEach(() => writeSource('one'));

const writeSource = (text: string) =>
  writeFile(join(root, 'server', 'src', 'report', 'readReport.ts'), text);
const read = async (given: object = {}) =>
  computeReleaseId({
    db,
    sourcesHash: await hashSources(root),
    programme: { ...testProgramme, ...given },
  });

it('the id of a release is the same each time it is computed for the same sources, programme and installation', async () => {
  expect(await read()).toBe(await read());
});

test.each<[string, () => Promise<string>]>([
  ['other sources', () => writeSource('two').then(() => read())],
  ['another programme', () => read({ product: 'Zenit' })],
  [
    'another installation',
    () =>
      db
        .deleteFrom('signing_keys')
        .execute()
        .then(() => read()),
  ],
])('the id of a release differs with %s', async (_, readOther) => {
  const before = await read();
  expect(await readOther()).not.toBe(before);
});
