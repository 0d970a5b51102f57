import { matchesGlob, posix } from 'node:path';

/** A file, folder or glob that is written as text: `/a/b.ts` is its path from the root, `b.ts` the end of its path. */
export type FileNameInText = { name: string; at: string };

/** Returns one sentence for each name that matches no file or folder of the repository. */
export function findMissingFiles(
  names: readonly FileNameInText[],
  files: readonly string[],
): string[] {
  const isKnown = createMatcher(files);
  return names.flatMap(({ name, at }) =>
    expandBraces(name)
      .filter((one) => !isKnown(one))
      .map((one) => `${at}: "${one}" matches no file of the repository.`),
  );
}

/**
 * Whether a text is written like the name of a file or folder of the repository: it begins with one of `folders`, or is
 * the name of a module or of a source file.
 */
export function isFileName(text: string, folders: ReadonlySet<string>): boolean {
  if (!/^[\w@.*{},!?/-]+$/.test(text)) return false;
  if (isFileEnding(text)) return false;
  if (/[\w*}-]\.(tsx?|mjs|cjs|css|json|yaml)$/.test(text)) return true;
  if (/^[a-z][a-z-]*-mfe$/.test(text)) return true;
  const [first = '', rest] = text.split('/', 2);
  return rest !== undefined && folders.has(first);
}

/** Whether a text is only an ending of file names: `*.tsx`, `.test.ts`. */
export function isFileEnding(text: string): boolean {
  return /^(\*\*\/)?\*?(\.[\w{},-]+)+$/.test(text);
}

/** The folders at the root. */
export function listTopFolders(files: readonly string[]): ReadonlySet<string> {
  return new Set(files.flatMap((file) => (file.includes('/') ? [file.split('/')[0] ?? ''] : [])));
}

/** Each combination of the alternatives: `{a,b}/*.ts` becomes `a/*.ts` and `b/*.ts`. */
function expandBraces(glob: string): string[] {
  const found = /\{([^{}]*)\}/.exec(glob);
  if (!found) return [glob];
  const [group, inner = ''] = found;
  return inner.split(',').flatMap((one) => expandBraces(glob.replace(group, () => one)));
}

function createMatcher(files: readonly string[]): (name: string) => boolean {
  const filesAndFolders = [...new Set(files.flatMap(startsOf))];
  const fromRoot = new Set(filesAndFolders);
  const ends = new Set(filesAndFolders.flatMap(endsOf));
  return (name) => {
    const isFromRoot = name.startsWith('/');
    const path = posix.normalize(name.replace(/^(\.{0,2}\/)+/, '')).replace(/\/$/, '');
    if (!path.includes('*')) return (isFromRoot ? fromRoot : ends).has(path);
    return filesAndFolders.some(
      (file) => matchesGlob(file, path) || (!isFromRoot && matchesGlob(file, `**/${path}`)),
    );
  };
}

function startsOf(file: string): string[] {
  const steps = file.split('/');
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'));
}

function endsOf(path: string): string[] {
  const steps = path.split('/');
  return steps.map((_, index) => steps.slice(index).join('/'));
}
