import { join, relative } from 'node:path';
import { checkContent } from '../server/src/content/checkContent.ts';
import { countOf } from '../server/src/content/countOf.ts';
import { formatContentFault } from '../server/src/content/formatContentFault.ts';

const ours = join(import.meta.dirname, '..', 'content');
const folder = process.argv[2] ?? ours;
const { faults, notChecked } = await checkContent(folder, join(ours, 'spelling'));
for (const fault of faults)
  console.error(formatContentFault({ ...fault, file: relative(process.cwd(), fault.file) }));
if (notChecked) console.log(`note: ${notChecked}`);
console.log(`content: ${faults.length === 0 ? 'no faults' : countOf(faults)}`);
process.exitCode = faults.length === 0 ? 0 : 1;
