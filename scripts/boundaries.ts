/**
 * The boundaries step of `npm run check`: prints every import that breaks a rule, with the rule's reason. With folders
 * as arguments, it checks only those.
 */
import { resolve } from 'node:path';
import { findBoundaryViolations } from './findBoundaryViolations.ts';

/**
 * Minimum number of files to check, a little less than there really are. Fewer means that the check has missed code.
 * Raise it as the code grows.
 */
const minFiles = 1800;

const folders = process.argv.slice(2);
const root = resolve(import.meta.dirname, '..');
const { seen, violations, unmatched } = await findBoundaryViolations(
  root,
  resolve(root, '.dependency-cruiser.mjs'),
  folders,
);
const wantedFiles = folders.length > 0 ? 1 : minFiles;
for (const { rule, from, to, reason } of violations)
  console.error(`${rule}: ${from}${to === from ? '' : ` → ${to}`}\n  ${reason}`);
for (const pattern of unmatched)
  console.error(`${pattern}\n  This pattern of a rule matches no file.`);
if (seen < wantedFiles)
  console.error(`Only ${seen} files were checked, at least ${wantedFiles} were expected.`);
else console.log(`${seen} files checked`);
process.exitCode = violations.length > 0 || unmatched.length > 0 || seen < wantedFiles ? 1 : 0;
