import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/makeTestFolder.ts';
import { realContentFolder } from '../testing/writeContent.ts';
import { readProgramme } from './readProgramme.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder('programme');
  for (const name of ['logo.svg', 'icon.svg', 'ornament.svg'])
    await copyFile(join(realContentFolder, name), join(folder, name));
});

/** Reads the programme of this repository with one piece replaced. */
async function readAfter(written: string, instead: string) {
  const source = await readFile(join(realContentFolder, 'programme.yaml'), 'utf8');
  if (!source.includes(written)) throw new Error(`the programme holds no “${written}”`);
  const changed = source.replace(written, instead);
  await writeFile(join(folder, 'programme.yaml'), changed);
  const { programme, issues } = await readProgramme(join(folder, 'programme.yaml'));
  const reported = issues.map(
    ({ line, at, message }) => `${changed.split('\n')[line - 1]!.trim()} | ${at}: ${message}`,
  );
  return { programme, reported };
}

const sponsor = (logo: string) =>
  `sponsors: [{ name: A, address: 'https://a.test', logo: ${logo} }]`;

describe('a programme file', () => {
  it('is read together with the drawings that it names', async () => {
    await writeFile(join(folder, 'patron.svg'), await readFile(join(folder, 'icon.svg')));
    const { programme, reported } = await readAfter('sponsors: []', sponsor('patron.svg'));
    expect(reported).toEqual([]);
    expect(programme!.brand).toMatchObject({
      logo: { width: 30, height: 30 },
      icon: { width: 32, height: 32 },
      isLogoWithName: false,
      logoOnBrand: { width: 30, height: 30 },
      ornament: { width: 202, height: 202 },
    });
    expect(programme!.sponsors).toMatchObject([{ name: 'A', logo: { width: 32, height: 32 } }]);
  });

  it('uses the logo as icon if it names no icon', async () => {
    const { programme } = await readAfter('  icon: icon.svg\n', '');
    expect(programme!.brand.icon).toEqual(programme!.brand.logo);
  });

  it.each([
    ["'#5a2a5c'", 'plum', 'color: plum | brand/color: is no colour of six digits'],
    [
      "'#5a2a5c'",
      "'#ffd400'",
      "color: '#ffd400' | brand/color: #ffd400 is too light to be read on white",
    ],
    [
      "'#5a2a5c'",
      "'#5a2a5c'\n  darkColor: '#5a2a5c'",
      "darkColor: '#5a2a5c' | brand/darkColor: #5a2a5c is too dark",
    ],
    ['logo: logo.svg', 'logo: gone.svg', 'logo: gone.svg | brand/logo: there is no such file'],
    [
      'logo: logo.svg',
      'logo: ../logo.svg',
      'logo: ../logo.svg | brand/logo: is not the name of an SVG',
    ],
    ['logo: logo.svg', 'logo: logo.png', 'logo: logo.png | brand/logo: is not the name of an SVG'],
    ['icon: icon.svg', 'isLogoWithName: true', 'brand: | brand/icon: is missing'],
    [
      'sponsors: []',
      "sponsors: [{ name: A, address: 'javascript:alert(1)' }]",
      'is no address such as',
    ],
    ['sponsors: []', sponsor('gone.svg'), 'there is no such file'],
  ])('is refused when its text “%s” is replaced by %j', async (written, instead, issue) => {
    const { programme, reported } = await readAfter(written, instead);
    expect(programme).toBeUndefined();
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(issue);
  });

  it('is refused if one of its SVG files contains a script', async () => {
    await writeFile(
      join(folder, 'logo.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>',
    );
    const { programme, reported } = await readAfter('#', '#');
    expect(programme).toBeUndefined();
    expect(reported).toEqual([
      'logo: logo.svg | brand/logo: has <script>, which is not one of the elements that only draw',
    ]);
  });
});
