import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.dirname(__dirname);

type ProgrammeFile = {
  product: string;
  provider: string;
  brand: { color: string };
  contacts: { name: string; email: string; phone?: string }[];
};

const programme = parse(
  readFileSync(path.join(root, 'content', 'programme.yaml'), 'utf8'),
) as ProgrammeFile;
const ofProgramme = [
  programme.product,
  programme.provider,
  programme.brand.color,
  ...programme.contacts.flatMap(({ name, email, phone = name }) => [name, email, phone]),
];

/** All source files of the site, without tests. */
const sources = globSync(
  '{shell,shared,server,*-mfe}/{src/**/*.{ts,tsx,css,html,svg},module.json}',
  {
    cwd: root,
  },
).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file));
/** The content files that users see, without the programme file. */
const editions = globSync('content/editions/**/*.yaml', { cwd: root });

it('names, contacts and colours of the programme occur in no file except programme.yaml', () => {
  expect(sources.length).toBeGreaterThan(700);
  expect(editions.length).toBeGreaterThan(6);
  expect(new Set(ofProgramme).size).toBeGreaterThan(6);
  const found = [...sources, ...editions].flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return ofProgramme
      .filter((known) => new RegExp(`(?<![\\w-])${escaped(known)}(?![\\w-])`, 'i').test(text))
      .map((known) => `${file}: ${known}`);
  });
  expect(found).toEqual([]);
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
