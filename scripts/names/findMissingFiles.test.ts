import { findMissingFiles, isFileName } from './findMissingFiles.ts';

const files = [
  'jest.config.mjs',
  'scripts/build.ts',
  'shell/src/shellMessages.ts',
  'report-mfe/src/module.ts',
];

it.each([
  ['scripts/build.ts'],
  ['shellMessages.ts'],
  ['../scripts/build.ts'],
  ['shell/src'],
  ['shell/src/'],
  ['/shell/src/'],
  ['*-mfe/src/module.ts'],
  ['{shell,*-mfe}/**/*.ts'],
  ['*-mfe'],
])('“%s” names an existing file or folder', (name) => {
  expect(findMissingFiles([{ name, at: 'a.ts:1' }], files)).toEqual([]);
});

it.each([
  ['shellWords.ts', 'shellWords.ts'],
  ['scripts/bild.ts', 'scripts/bild.ts'],
  ['essages.ts', 'essages.ts'],
  ['{shell,build}/**/*.ts', 'build/**/*.ts'],
  ['grading-mfe', 'grading-mfe'],
  ['/shellMessages.ts', '/shellMessages.ts'],
])('“%s” is reported, because no file or folder matches it', (name, missing) => {
  expect(findMissingFiles([{ name, at: 'a.ts:1' }], files)).toEqual([
    `a.ts:1: "${missing}" matches no file of the repository.`,
  ]);
});

it.each([
  ['shellWords.ts', true],
  ['scripts/', true],
  ['grading-mfe', true],
  ['**/standalone.tsx', true],
  ['report/page', false],
  ['*.tsx', false],
  ['.test.ts', false],
  ['a sentence about build.ts', false],
])('“%s” in a script is checked as a file name: %s', (text, expected) => {
  expect(isFileName(text, new Set(['scripts']))).toBe(expected);
});
