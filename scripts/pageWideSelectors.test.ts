import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) => /^(shared|shell|\w[\w-]*-mfe)\/src\//.test(file) && !/\.test\.tsx?$/.test(file),
  );

/** A rule for an element that contains most of the page, if it has some descendant. */
const pageWide = /(?<![\w-])(:root|html|body|main)[^\s,{}'"]*:has\(/;

it('no style searches the whole page with `:has()`, which browsers would repeat after each change of it', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => pageWide.test(readFileSync(file, 'utf8')));
  // `usePageMark` replaces them: docs/decisions/0087-no-search-of-the-page.md.
  expect(found).toEqual([]);
});

it.each([
  [':root:has([data-dock]) {', true],
  ["main:has([aria-invalid='true']) & {", true],
  ['body.wide:has(dialog) {', true],
  ['section:has([aria-invalid]) {', false],
  ['[data-domain]:has(> a) {', false],
  ['main > section:has(form) {', false],
])('finds page-wide selectors: %s %s', (text, isPageWide) => {
  expect(pageWide.test(text)).toBe(isPageWide);
});
