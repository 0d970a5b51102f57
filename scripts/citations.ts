/**
 * The citations step of `npm run check`: prints every citation of a document or heading that does not exist. Also
 * prints every name or path in `code` that a document about the code uses and the repository does not have.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listHeadingAnchors, findCitationIssues, findOutdatedNames } from './findCitationIssues.ts';
import { listFiles } from './listFiles.ts';

/**
 * Lower bounds for the files and citations found, set below the real counts. Finding fewer means that this script has
 * overlooked some.
 */
const minFiles = 1000;
const minCitations = 300;

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const anchors = new Map<string, ReadonlySet<string>>();
const files = listTexts();
/** Documents that describe the current code, whose names are checked. Decisions and the changelog describe the past. */
const current = files.filter((file) =>
  /^(?:README|CONTRIBUTING|docs\/(?!decisions\/).*)\.md$/.test(file),
);
/** Documents in which a single name in `code` is a name of our code, and not of a tool or a format. */
const aboutOurCode = /^(?:README|docs\/(?:product\/.*|architecture|look))\.md$/;
const names = namesInCode();
const checks = [
  ...files.map((file) => findCitationIssues({ file, text: read(file) }, { find, anchorsOf })),
  ...current.map((file) =>
    findOutdatedNames(
      { file, text: read(file) },
      {
        isInCode: (name) => !aboutOurCode.test(file) || names.has(name),
        exists: (path) => existsSync(resolve(root, path)),
      },
    ),
  ),
];
const issues = checks.flatMap((check) => check.issues);
const citations = checks.reduce((sum, check) => sum + check.citations, 0);
for (const issue of issues) console.error(issue);
if (files.length < minFiles)
  console.error(`Only ${files.length} files were seen, and there are at least ${minFiles}.`);
if (citations < minCitations)
  console.error(`Only ${citations} citations were seen, and there are at least ${minCitations}.`);
if (issues.length > 0 || files.length < minFiles || citations < minCitations) process.exitCode = 1;
else console.log(`${citations} citations, ${files.length} files`);

/** Finds the cited file. The path may lack `.md` and, for a decision, everything after the number. */
function find(path: string): string | undefined {
  const candidates = [path, `${path}.md`];
  const found = candidates.find((candidate) => existsSync(resolve(root, candidate)));
  if (found !== undefined || !/\/\d{4}$/.test(path)) return found;
  return globSync(`${path}-*.md`, { cwd: root })[0];
}

/** All names in product code, styles, manifests and content. */
function namesInCode(): ReadonlySet<string> {
  const code = files.filter(
    (file) => /\.(?:ts|tsx|mjs|css|json|yaml)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  return new Set(code.flatMap((file) => read(file).match(/[A-Za-z_$][\w$]*/g) ?? []));
}

function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchors.get(file) ?? listHeadingAnchors(read(file));
  anchors.set(file, known);
  return known;
}

/** Returns all text files, except generated ones and the test with wrong citations. */
function listTexts(): string[] {
  const isText =
    /(?:\.(?:ts|tsx|mjs|cjs|css|html|json|yaml|yml|md|template|service|example)|file|OWNERS)$/;
  const omitted = [
    'THIRD_PARTY_NOTICES.md',
    'package-lock.json',
    'sbom.json',
    'docs/contract/types.api.md',
    'docs/contract/report.json',
    'scripts/findCitationIssues.test.ts',
  ];
  return listFiles(root).filter((file) => isText.test(file) && !omitted.includes(file));
}
