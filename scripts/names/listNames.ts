import { posix } from 'node:path';
import ts from 'typescript';
import { isFileEnding, isFileName, type FileNameInText } from './findMissingFiles.ts';

/** A text file, by its path from the root. */
export type TextFile = { file: string; text: string };

/** Lists the string literals of a program or configuration that are names of files, folders or globs. */
export function listFileNamesInCode(
  { file, text }: TextFile,
  folders: ReadonlySet<string>,
): FileNameInText[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const names: FileNameInText[] = [];
  visit(source);
  return names;

  function visit(node: ts.Node): void {
    // Skip imports: the compiler finds imports of missing files.
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) {
      const name = node.text.replace('<rootDir>/', '');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      if (isFileName(name, folders)) names.push({ name, at: `${file}:${line + 1}` });
    }
    ts.forEachChild(node, visit);
  }
}

/** Lists the words of a workflow, shell script or container file that are names of files, folders or globs. */
export function listFileNamesInScript(
  { file, text }: TextFile,
  folders: ReadonlySet<string>,
): FileNameInText[] {
  return text.split('\n').flatMap((line, index) => {
    const at = `${file}:${index + 1}`;
    const words = line.replace(/(^|\s)#.*/, '').split(/[\s"'`=:,()[\]]+/);
    const named = /-file: (\S+)$/.exec(line)?.[1];
    return [
      ...words.filter((word) => isFileName(word, folders)),
      ...(named === undefined ? [] : [named]),
    ].map((name) => ({ name, at }));
  });
}

/**
 * Lists the `code` of a Markdown file that is a name of a file, folder or glob. Leaves out fenced code blocks, and
 * names that are struck through (`~~` on both sides), because such a file no longer exists.
 */
export function listFileNamesInMarkdown(
  { file, text }: TextFile,
  folders: ReadonlySet<string>,
): FileNameInText[] {
  const blank = (gone: string) => gone.replaceAll(/[^\n]/g, ' ');
  const prose = text.replaceAll(/^ *```[^]*?^ *```$/gm, blank).replaceAll(/~~.+?~~/g, blank);
  return prose.split('\n').flatMap((line, index) =>
    [...line.matchAll(/`([^`]+)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => isFileName(name, folders))
      .map((name) => ({ name, at: `${file}:${index + 1}` })),
  );
}

/** Lists the patterns of a file in the format of `.gitignore` or `CODEOWNERS`. */
export function listIgnorePatterns({ file, text }: TextFile): FileNameInText[] {
  return text.split('\n').flatMap((line, index) => {
    const [name = ''] = line.trim().split(/\s+/);
    return /^(#.*|\*?)$/.test(name) ? [] : [{ name, at: `${file}:${index + 1}` }];
  });
}

/** Lists what a `tsconfig.json` names. Patterns of an extension alone (`**` + `/*.tsx`) name nothing. */
export function listFileNamesInTsconfig({ file, text }: TextFile): FileNameInText[] {
  const {
    extends: base,
    files,
    include,
    exclude,
    references,
  } = JSON.parse(text) as {
    extends?: string;
    files?: string[];
    include?: string[];
    exclude?: string[];
    references?: { path: string }[];
  };
  return [base ?? [], files ?? [], include ?? [], exclude ?? [], references?.map((one) => one.path)]
    .flat()
    .filter((name) => name !== undefined && !isFileEnding(name))
    .map((name = '') => ({ name: fromRoot(file, name), at: file }));
}

/** Lists the paths in the scripts, exports, workspaces and staged checks of a `package.json`. */
export function listFileNamesInPackageJson({ file, text }: TextFile): FileNameInText[] {
  const { scripts, exports, workspaces, sideEffects, ...rest } = JSON.parse(text) as Package;
  return [
    ...listStrings(workspaces),
    ...[scripts, exports, sideEffects, rest['lint-staged']]
      .flatMap(listStrings)
      .flatMap((command) => command.split(' ').filter((word) => word.includes('/'))),
  ].map((word) => ({ name: fromRoot(file, word), at: file }));
}

function fromRoot(file: string, name: string): string {
  return `/${posix.join(posix.dirname(file), name)}`;
}

type Package = Record<string, unknown> & { scripts?: Record<string, string> };

/** All texts in a JSON value. */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(listStrings)
    : [];
}

/** Lists the npm scripts that a text asks for: `npm run check`. */
export function listNpmScripts({ file, text }: TextFile): FileNameInText[] {
  return [...text.matchAll(/\bnpm run (?!--)([a-z][\w:-]*)/g)].map(({ 1: name = '', index }) => ({
    name,
    at: `${file}:${text.slice(0, index).split('\n').length}`,
  }));
}

/** Lists the benchmarks and test steps that a text names: `npm run bench -- tax`, `npm test -- unit server`. */
export function listBenchmarksAndTestSteps({
  file,
  text,
}: TextFile): (FileNameInText & { command: 'bench' | 'test' })[] {
  return [...text.matchAll(/`npm (run bench|test) -- ([a-z][\w -]*)/g)].flatMap(
    ({ 1: command, 2: parts = '', index }) =>
      parts.split(' ').map((name) => ({
        command: command === 'run bench' ? ('bench' as const) : ('test' as const),
        name,
        at: `${file}:${text.slice(0, index).split('\n').length}`,
      })),
  );
}
