/**
 * `npm run notices`: writes THIRD_PARTY_NOTICES.md and sbom.json. With `--check` it writes nothing, and fails when one
 * of them is out of date. It always fails on a licence that is not allowed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatSbom } from './formatSbom.ts';
import { isLicenceAllowed } from './isLicenceAllowed.ts';
import { listProductionPackages, type ProductionPackage } from './listProductionPackages.ts';

const root = resolve(import.meta.dirname, '..');
const packages = listProductionPackages(root);
const refused = packages.filter(({ licence }) => !isLicenceAllowed(licence));
for (const { name, version, licence } of refused)
  console.error(`${name} ${version} has the licence "${licence}", which is not allowed.`);

const isCheck = process.argv.includes('--check');
const files = {
  'THIRD_PARTY_NOTICES.md': notices(packages),
  'sbom.json': formatSbom(root, packages),
};
let isStale = false;
for (const [name, text] of Object.entries(files)) {
  const file = resolve(root, name);
  if (!isCheck) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    isStale = true;
    console.error(`${name} is out of date: run \`npm run notices\` and commit the result.`);
  }
}
if (packages.length === 0) console.error('Found no packages, so nothing was checked.');
else console.log(`${packages.length} packages checked`);
process.exitCode = refused.length > 0 || isStale || packages.length === 0 ? 1 : 0;

function notices(list: ProductionPackage[]): string {
  const rows = list.map(
    ({ name, version, licence, copyright }) =>
      `| ${name} | ${version} | ${licence} | ${copyright.replaceAll('|', '\\|')} |`,
  );
  return `# Third-party notices

The platform is made with these packages. Each stays under its own licence, whose full text lies in the package.
Written by \`npm run notices\`; do not edit.

| package | version | licence | copyright |
|---|---|---|---|
${rows.join('\n')}
`;
}
