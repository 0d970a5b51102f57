import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(__dirname);
const documents = ['docs/security.md', 'SECURITY.md'];
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** OWASP ASVS 5.0.0: number of requirements of levels 1 and 2, by chapter. */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const statuses = ['met', 'not met', 'not applicable'] as const;

type Link = { shown: string; target: string; line: number };

/** All links of a file, without those to other sites. */
function linksIn(file: string): Link[] {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((content, at) =>
      [...content.matchAll(/\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, shown = '', target = '']) => ({
        shown,
        target,
        line: at + 1,
      })),
    )
    .filter(({ target }) => !/^https?:/.test(target));
}

/** Reports a missing file, a missing heading, or a test title (link text in “…”) that its file does not contain. */
function errorsIn(file: string, { shown, target, line }: Link): string[] {
  const [place = '', heading] = target.split('#', 2);
  const at = `${file}:${line}`;
  const whole = path.join(root, place === '' ? file : path.join(path.dirname(file), place));
  if (!existsSync(whole)) return [`${at}: ${place} does not exist`];
  if (heading !== undefined)
    return anchorsIn(whole).has(heading) ? [] : [`${at}: ${place} has no heading #${heading}`];
  const test = /^“(.*)”$/.exec(shown)?.[1];
  if (test === undefined || readFileSync(whole, 'utf8').includes(test)) return [];
  return [`${at}: ${place} has no test “${test}”`];
}

/** The anchors of all headings in a Markdown file. */
function anchorsIn(file: string): Set<string> {
  const titles = readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm);
  return new Set(
    [...titles].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** The cells of the first table after a given text, without the header row. */
function tableAfter(start: string, within: string): string[][] {
  const [, rest = ''] = within.split(start, 2);
  const lines = rest.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'));
  return lines
    .slice(first + 2, end < 0 ? undefined : end)
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

const numbersIn = (cell: string) => cell.match(/\d+\.\d+\.\d+/g) ?? [];

/** The rows of each chapter's table: requirement numbers, status and evidence. */
const chapters = [...text.matchAll(/^### (V\d+ .*)$/gm)].map(([, title = '']) => ({
  title,
  rows: tableAfter(`### ${title}\n`, text).map(([numbers = '', , status = '', shown = '']) => ({
    numbers: numbersIn(numbers),
    status,
    shown,
  })),
}));
const rows = chapters.flatMap((chapter) => chapter.rows);
const ofStatus = (status: string, among = rows) =>
  among.filter((row) => row.status === status).flatMap((row) => row.numbers);

it.each(documents)('every file, heading and test that %s links to exists', (file) => {
  const links = linksIn(file);
  expect(links.length).toBeGreaterThan(3);
  expect(links.flatMap((link) => errorsIn(file, link))).toEqual([]);
});

it('every requirement of the standard’s levels 1 and 2 is listed once, in its chapter', () => {
  expect(chapters.map(({ title }) => title.split(' ', 1)[0])).toEqual(
    requirements.map((_, at) => `V${at + 1}`),
  );
  for (const [at, { rows: own }] of chapters.entries()) {
    const numbers = own.flatMap((row) => row.numbers);
    expect([at + 1, numbers.length]).toEqual([at + 1, requirements[at]]);
    expect(numbers.filter((number) => !number.startsWith(`${at + 1}.`))).toEqual([]);
  }
  const all = rows.flatMap((row) => row.numbers);
  expect(new Set(all).size).toBe(all.length);
});

it('every requirement of the standard has a status, and every met one has evidence', () => {
  expect(rows.filter(({ status }) => !statuses.some((known) => known === status))).toEqual([]);
  expect(rows.filter(({ shown }) => shown === '')).toEqual([]);
  const unshown = rows.filter(({ status, shown }) => status === 'met' && !shown.includes(']('));
  expect(unshown.map(({ numbers }) => numbers)).toEqual([]);
});

it('the counts of requirements match the tables', () => {
  const counted = chapters.map(({ title, rows: own }) => [
    title,
    ...statuses.map((status) => String(ofStatus(status, own).length)),
    String(own.flatMap((row) => row.numbers).length),
  ]);
  const all = ['all', ...statuses.map((status) => String(ofStatus(status).length)), '253'];
  expect(tableAfter('## Counts\n', text)).toEqual([...counted, all]);
});

it('every unmet requirement of the standard is listed with its reason and level', () => {
  const listed = tableAfter('## What is not met\n', text);
  expect(listed.filter(([, reason]) => !reason)).toEqual([]);
  const numbers = listed.flatMap(([cell = '']) => numbersIn(cell));
  expect(numbers.toSorted()).toEqual(ofStatus('not met').toSorted());
  const ofLevel1 = listed.flatMap(([cell = '']) => cell.match(/\*\*[\d.]+\*\*/g) ?? []).length;
  expect(text).toContain(
    `Of those that are not met, ${ofLevel1} are of level 1 and ${numbers.length - ofLevel1} of level 2.`,
  );
});
