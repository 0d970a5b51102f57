/** The boundaries step of `npm run check`: prints every import that breaks a rule, with the rule's reason. */
import { resolve } from 'node:path';
import { findBoundaryViolations } from './findBoundaryViolations.ts';

/**
 * Minimum number of files to check, a little less than there really are. Fewer means that the check has missed code.
 * Raise it as the code grows.
 */
const minFiles = 470;

const root = resolve(import.meta.dirname, '..');
const { seen, violations, rotten } = await findBoundaryViolations(
  root,
  resolve(root, '.dependency-cruiser.mjs'),
);
for (const { rule, from, to, reason } of violations)
  console.error(`${rule}: ${from}${to === from ? '' : ` → ${to}`}\n  ${reason}`);
for (const pattern of rotten)
  console.error(`${pattern}\n  This pattern of a rule matches no file.`);
if (seen < minFiles)
  console.error(`Only ${seen} files were checked, at least ${minFiles} were expected.`);
else console.log(`${seen} files checked`);
process.exitCode = violations.length > 0 || rotten.length > 0 || seen < minFiles ? 1 : 0;
