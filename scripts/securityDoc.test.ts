import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.dirname(__dirname);
const documents = ['docs/security.md', 'SECURITY.md'];
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** OWASP ASVS 5.0.0: number of requirements of levels 1 and 2, by chapter. */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

type Link = { target: string; line: number };

/** All links of a file, without those to other sites. */
function linksIn(file: string): Link[] {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((content, at) =>
      [...content.matchAll(/\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({
        target,
        line: at + 1,
      })),
    )
    .filter(({ target }) => !/^https?:/.test(target));
}

/** Reports a missing file or heading, and a test file without a test. */
function errorsIn(file: string, { target, line }: Link): string[] {
  const [place = '', heading] = target.split('#', 2);
  const at = `${file}:${line}`;
  const whole = path.join(root, place === '' ? file : path.join(path.dirname(file), place));
  if (!existsSync(whole)) return [`${at}: ${place} does not exist`];
  if (heading !== undefined)
    return anchorsIn(whole).has(heading) ? [] : [`${at}: ${place} has no heading #${heading}`];
  if (/\.(test|e2e)\.tsx?$/.test(place) && !hasTest(whole)) return [`${at}: ${place} has no test`];
  return [];
}

/** Whether a file has a test that is not skipped, perhaps one for each row of a table. */
function hasTest(whole: string): boolean {
  return /^\s*(?:it|test)(?:\.(?:each|only|concurrent)\b|\()/m.test(readFileSync(whole, 'utf8'));
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

type Status = 'met' | 'not met' | 'not applicable';
type Item = { numbers: string[]; status: Status; shown: string };

const numbersIn = (shown: string) => shown.match(/\b\d+\.\d+\.\d+\b/g) ?? [];

/** The list items after a heading: the requirements that each names, and what it says about them. */
function itemsAfter(heading: string, status: Status): Item[] {
  const [, rest = ''] = text.split(`\n${heading}\n`, 2);
  const [section = ''] = rest.split(/^##/m, 1);
  return [...section.matchAll(/^- (.*)$/gm)].map(([, shown = '']) =>
    shown.startsWith('Not applicable: ')
      ? { numbers: numbersIn(shown), status: 'not applicable', shown }
      : { numbers: numbersIn(/^[\d., *]+/.exec(shown)?.[0] ?? ''), status, shown },
  );
}

const unmet = itemsAfter('## What is not met', 'not met');
const chapters = [...text.matchAll(/^### (V\d+) .*$/gm)].map(([heading, name = '']) => ({
  name,
  items: itemsAfter(heading, 'met'),
}));
const items = [...unmet, ...chapters.flatMap((chapter) => chapter.items)];
const ofStatus = (status: Status) =>
  items.filter((item) => item.status === status).flatMap((item) => item.numbers);

it.each(documents)('every file, heading and test file that %s links to exists', (file) => {
  const links = linksIn(file);
  expect(links.length).toBeGreaterThan(3);
  expect(links.flatMap((link) => errorsIn(file, link))).toEqual([]);
});

it('reports a missing test file, a test file without a test, and a missing heading', () => {
  const targets = ['gone.test.ts', '../scripts/securityDoc.test.ts', '#gone', '#decisions'];
  const found = (target: string) => errorsIn('docs/security.md', { target, line: 1 });
  expect(targets.flatMap(found)).toEqual([
    'docs/security.md:1: gone.test.ts does not exist',
    'docs/security.md:1:  has no heading #gone',
  ]);
  const folder = mkdtempSync(path.join(tmpdir(), 'security-doc-'));
  const empty = path.join(folder, 'empty.test.ts');
  writeFileSync(empty, "it.skip('does nothing', () => {});\n");
  const target = path.relative(path.join(root, 'docs'), empty);
  expect(found(target)).toEqual([`docs/security.md:1: ${target} has no test`]);
  rmSync(folder, { recursive: true });
});

it('every requirement of levels 1 and 2 is listed once, met and not applicable ones in their chapter', () => {
  expect(chapters.map(({ name }) => name)).toEqual(requirements.map((_, at) => `V${at + 1}`));
  for (const [at, { items: own }] of chapters.entries()) {
    const isOwn = (number: string) => number.startsWith(`${at + 1}.`);
    const numbers = own.flatMap((item) => item.numbers);
    expect(numbers.filter((number) => !isOwn(number))).toEqual([]);
    const count = numbers.length + ofStatus('not met').filter(isOwn).length;
    expect([at + 1, count]).toEqual([at + 1, requirements[at]]);
  }
  const all = items.flatMap((item) => item.numbers);
  expect(new Set(all).size).toBe(all.length);
});

it('every item of the lists names a requirement, and every met one links to its proof', () => {
  expect(items.filter(({ numbers }) => numbers.length === 0)).toEqual([]);
  const unshown = items.filter(({ status, shown }) => status === 'met' && !shown.includes(']('));
  expect(unshown.map(({ numbers }) => numbers)).toEqual([]);
});

it('every unmet requirement has a reason', () => {
  expect(unmet.length).toBeGreaterThan(0);
  expect(unmet.filter(({ shown }) => !/^[\d., *]+[^:]+: .{20}/.test(shown))).toEqual([]);
});

it('the counts match the lists', () => {
  const ofLevel1 = unmet.flatMap(({ shown }) => shown.match(/\*\*[\d.]+\*\*/g) ?? []).length;
  const [met, notMet, notApplicable] = (['met', 'not met', 'not applicable'] as const).map(
    (status) => ofStatus(status).length,
  );
  expect(text).toContain(
    `Of ${items.flatMap((item) => item.numbers).length} requirements, ${met} are met, ` +
      `${notMet} are not met (${ofLevel1} of level 1, ${notMet! - ofLevel1} of level 2), ` +
      `and ${notApplicable} are not applicable.`,
  );
});

it('docs/security.md has at most 4,000 words', () => {
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(4000);
});
