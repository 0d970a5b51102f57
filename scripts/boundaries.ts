/** `npm run check`, boundaries: prints every import that crosses a boundary, with the reason. */
import { resolve } from 'node:path';
import { findBoundaryViolations } from './findBoundaryViolations.ts';

/** A bit under the real number of files. A check that saw fewer looked past the code: raise it as the code grows. */
const fewestFiles = 470;

const root = resolve(import.meta.dirname, '..');
const { seen, violations } = await findBoundaryViolations(
  root,
  resolve(root, '.dependency-cruiser.mjs'),
);
for (const { rule, from, to, reason } of violations)
  console.error(`${rule}: ${from}${to === from ? '' : ` → ${to}`}\n  ${reason}`);
if (seen < fewestFiles)
  console.error(`Only ${seen} files were seen, and there are at least ${fewestFiles}.`);
else console.log(`${seen} files`);
process.exitCode = violations.length > 0 || seen < fewestFiles ? 1 : 0;
