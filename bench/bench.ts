/** `npm run bench [-- tax | answer | start …]`: the measurements, each beside its peer in the same run, as one table. */
import { measureAnswer } from './measureAnswer.ts';
import { measureStart } from './measureStart.ts';
import { measureTax } from './measureTax.ts';
import { formatTable, type Row } from './row.ts';

const measurements: Record<string, () => Promise<Row[]>> = {
  tax: measureTax,
  answer: measureAnswer,
  start: measureStart,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(
    `there is no measurement ${unknown.join(', ')}: ${Object.keys(measurements).join(', ')}`,
  );
  process.exit(1);
}

const rows: Row[] = [];
for (const [name, measure] of Object.entries(measurements))
  if (wanted.length === 0 || wanted.includes(name)) rows.push(...(await measure()));
console.log(`\n${formatTable(rows)}`);
process.exitCode = rows.some((row) => row.isMet === false) ? 1 : 0;
