import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/makeTestFolder.ts';
import { readKnownWords } from './readKnownWords.ts';

async function listOf(source: string) {
  const path = join(await makeTestFolder('spelling'), 'hr.txt');
  await writeFile(path, source);
  return readKnownWords(path);
}

const source = `# Names
MBA
e-učenje # also so

brend*
`;

describe('a word list', () => {
  it.each([
    ['MBA', true],
    ['mba', false],
    ['e-učenje', true],
    ['E-učenje', true],
    ['učenje', false],
    ['brend', true],
    ['Brendovima', true],
    ['bren', false],
    ['Names', false],
    ['#', false],
    ['', false],
  ])('contains “%s”: %s', async (word, isThere) => {
    expect((await listOf(source)).has(word)).toBe(isThere);
  });

  it('reports a line that is not one word', async () => {
    const { issues } = await listOf(`${source}team building\n*\nISO9001\n`);
    expect(issues.map(({ line, message }) => `${line} ${message}`)).toEqual([
      '6 “team building” is not one word',
      '7 “*” is not one word',
      '8 “ISO9001” is not one word',
    ]);
  });

  it('is empty if its file does not exist', async () => {
    const known = await readKnownWords(join(tmpdir(), 'no-such-list.txt'));
    expect(known.has('brend')).toBe(false);
    expect(known.issues).toEqual([]);
  });
});
