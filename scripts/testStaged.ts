/**
 * The tests of the pre-commit hook: runs the Jest test files that depend on the files given as arguments. If there are
 * more than `maxRelated`, it runs only those beside the given files; `npm test` runs the others.
 */
import { existsSync } from 'node:fs';
import { runTool } from './runTool.ts';

const maxRelated = 15;

const files = process.argv.slice(2);
const listed = await runTool({
  program: 'jest',
  args: ['--listTests', '--passWithNoTests', '--findRelatedTests', ...files],
  output: 'keep',
});
if (listed.code !== 0) {
  console.error(listed.output);
  process.exit(listed.code);
}
const related = listed.output.split('\n').filter((line) => /\.test\.tsx?$/.test(line));
const isTooMany = related.length > maxRelated;
if (isTooMany)
  console.log(`${related.length} tests are related: only those beside the files are run.`);
const tests = isTooMany ? [...new Set(files.flatMap(testsBeside))] : related;
if (tests.length > 0) {
  const { code } = await runTool({
    program: 'jest',
    args: ['--bail', '--runTestsByPath', ...tests],
    output: 'show',
  });
  process.exitCode = code;
}

function testsBeside(file: string): string[] {
  if (/\.test\.tsx?$/.test(file)) return [file];
  return ['.test.ts', '.test.tsx']
    .map((ending) => file.replace(/\.tsx?$/, ending))
    .filter((test) => existsSync(test));
}
