import { join, relative } from 'node:path';
import { findContentIssues } from '../server/src/content/findContentIssues.ts';
import { formatIssueCount, formatContentIssue } from '../server/src/content/contentIssue.ts';

const ours = join(import.meta.dirname, '..', 'content');
const folder = process.argv[2] ?? ours;
const { issues, notChecked } = await findContentIssues(folder, join(ours, 'spelling'));
for (const issue of issues)
  console.error(formatContentIssue({ ...issue, file: relative(process.cwd(), issue.file) }));
if (notChecked) console.log(`note: ${notChecked}`);
console.log(`content: ${issues.length === 0 ? 'no issues' : formatIssueCount(issues)}`);
process.exitCode = issues.length === 0 ? 0 : 1;
