import { posix } from 'node:path';

/** The files that citations can name. */
export type CitedFiles = {
  /** Finds the file or folder of a citation, by its path from the root; undefined if there is none. */
  find: (path: string) => string | undefined;
  /** The anchors of a Markdown file, by its path from the root. */
  anchorsOf: (file: string) => ReadonlySet<string>;
};

/** Result of a check: the number of citations in a file, and one sentence per wrong citation, with file and line. */
export type CitationCheck = { citations: number; issues: string[] };

/** A path from the root with an anchor, such as `docs/glossary.md#the-code`, and its position in the text. */
type Citation = { path: string; anchor: string | undefined; shown: string; at: number };

/**
 * Checks the citations in a text file: every mention of a file in `docs/` and, in a Markdown file, every link to a file
 * of the repository. The file and the anchor must exist. Sections of documents that are not in the repository must not
 * be cited, because readers cannot open them.
 */
export function findCitationIssues(
  { file, text }: { file: string; text: string },
  { find, anchorsOf }: CitedFiles,
): CitationCheck {
  const isMarkdown = file.endsWith('.md');
  const links = isMarkdown ? linksIn(file, text) : [];
  const cited = [...links, ...mentionsIn(isMarkdown ? withoutLinks(text) : text)];
  const issueAt = (at: number, issue: string) => `${file}:${lineAt(text, at)}: ${issue}`;
  return {
    citations: cited.length,
    issues: [
      ...cited.flatMap(({ path, anchor, shown, at }) => {
        const found = find(path);
        if (found === undefined) return [issueAt(at, `${shown}: there is no such file.`)];
        if (anchor === undefined || !found.endsWith('.md') || anchorsOf(found).has(anchor))
          return [];
        return [issueAt(at, `${shown}: ${found} has no heading with this anchor.`)];
      }),
      ...[...text.matchAll(outsideSection)].map(({ 0: shown, index }) =>
        issueAt(index, `"${shown}" is in no document of the repository; cite one in docs/.`),
      ),
    ],
  };
}

/**
 * Checks every name and path in `code` on a page that describes the code, so that the page does not become outdated
 * when something is renamed or moved. Text in `code` that is neither a single name nor a path is not checked.
 * @param isInCode whether a name occurs in the code
 * @param exists whether there is a file or folder with this path from the root
 */
export function findOutdatedNames(
  { file, text }: { file: string; text: string },
  { isInCode, exists }: { isInCode: (name: string) => boolean; exists: (path: string) => boolean },
): CitationCheck {
  const found = [...withoutCode(text, fences).matchAll(inlineCode)].flatMap(
    ({ 0: code, index }) => {
      const name = code.slice(1, -1);
      const [folder = '', rest] = name.split('/', 2);
      if (/^[A-Za-z_$][\w$]*$/.test(name)) return [{ name, index, isFine: isInCode(name) }];
      const isPath =
        rest !== undefined && /^[\w@./-]+$/.test(name) && /^\.?\w/.test(folder) && exists(folder);
      return isPath ? [{ name, index, isFine: exists(name) }] : [];
    },
  );
  return {
    citations: found.length,
    issues: found.flatMap(({ name, index, isFine }) =>
      isFine ? [] : [`${file}:${lineAt(text, index)}: \`${name}\` is not in the code.`],
    ),
  };
}

/** Returns the anchors that GitHub gives to the headings of a Markdown text; repeated ones get a number. */
export function listHeadingAnchors(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutCode(markdown, fences).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const slug = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/(?<![\p{L}\p{N}])_(.+?)_(?![\p{L}\p{N}])/gu, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Matches a path in `docs/` in running text. The match leaves out a final full stop, which may end a sentence. */
const mention = /(?<![\w/.-])(docs\/[\w./-]*[\w/-])(?:#([\p{L}\p{M}\p{N}\p{Pc}-]+))?/gu;

function mentionsIn(text: string): Citation[] {
  return [...text.matchAll(mention)].map(({ 0: shown, 1: path = '', 2: anchor, index }) => ({
    path,
    anchor,
    shown,
    at: index,
  }));
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** Targets of Markdown links and pictures, of link definitions, and of attributes in HTML. */
const link = /(?<=\]\()[^)\s]+|(?<=^\[[^\]\n]+\]: +)\S+|(?<=\b(?:src|href)=")[^"]+/gm;

function linksIn(file: string, markdown: string): Citation[] {
  return [...withoutCode(markdown, fences, inlineCode).matchAll(link)].flatMap(
    ({ 0: shown, index }) => {
      if (/^[a-z][a-z+.-]*:|^\/\//i.test(shown)) return [];
      const [place = '', anchor] = decodeURIComponent(shown).split('#', 2);
      const path = place === '' ? file : posix.join(posix.dirname(file), place);
      return [{ path, anchor, shown, at: index }];
    },
  );
}

function withoutLinks(markdown: string): string {
  return markdown.replaceAll(link, blank);
}

const fences = /^( *)(```+|~~~+)[^\n]*\n[\s\S]*?^\1\2[^\n]*$/gm;
const inlineCode = /`[^`\n]+`/g;

/** Replaces code by spaces: a link or heading in code is not a real one. Positions in the text stay the same. */
function withoutCode(markdown: string, ...kinds: readonly RegExp[]): string {
  return kinds.reduce((text, kind) => text.replaceAll(kind, blank), markdown);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}

/**
 * Matches a citation of a section or folder of the documents from which the project was built; the repository does not
 * contain them. The citation may contain a line break.
 */
const outsideSection =
  /(?<![\w/.-])(?:spec(?:ification)?|decisions|architecture|style|look)(?:\.md)?(?:[\s*]+\d)?,?[\s*/]*(?:§|section[\s*]+\d)[\s*]*\d*|\bshared\/(?:spec|design)\/[\w./-]*/gi;
