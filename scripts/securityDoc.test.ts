import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(__dirname);
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** OWASP ASVS 5.0.0: number of requirements of levels 1 and 2, by chapter. */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

/** The test files that docs/security.md links to, by their paths from the root. */
const testFiles = [...text.matchAll(/\]\(([^)\s]+\.(?:test|e2e)\.tsx?)\)/g)].map(
  ([, target = '']) => path.join('docs', target),
);

/** Whether a source has a test that is not skipped; `it.each` counts, too. */
function hasTest(source: string): boolean {
  return /^\s*(?:it|test)(?:\.(?:each|only|concurrent)\b|\()/m.test(source);
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

it('every test file that docs/security.md names as a proof has a test', () => {
  expect(testFiles.length).toBeGreaterThan(50);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  expect(testFiles.filter((file) => !hasTest(read(file)))).toEqual([]);
  expect(hasTest("it.skip('does nothing', () => {});\n")).toBe(false);
});

it('docs/security.md lists every ASVS requirement of levels 1 and 2 once, in its chapter or as not met', () => {
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

it('every list item in docs/security.md names a requirement, and every met requirement links to its proof', () => {
  expect(items.filter(({ numbers }) => numbers.length === 0)).toEqual([]);
  const unshown = items.filter(({ status, shown }) => status === 'met' && !shown.includes(']('));
  expect(unshown.map(({ numbers }) => numbers)).toEqual([]);
});

it('every unmet requirement in docs/security.md has a reason', () => {
  expect(unmet.length).toBeGreaterThan(0);
  expect(unmet.filter(({ shown }) => !/^[\d., *]+[^:]+: .{20}/.test(shown))).toEqual([]);
});

it('the counts of requirements in docs/security.md match its lists', () => {
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
