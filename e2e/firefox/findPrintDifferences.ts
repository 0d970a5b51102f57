import { execFileSync } from 'node:child_process';

type Word = { text: string; left: number; right: number; top: number };

/** Width of A4 landscape in points. */
const pageWidth = 842;
/**
 * Maximum difference between the positions of a word, in points: the browsers measure lines and letters differently.
 */
const near = { across: 3, down: 14 };
/** Maximum share of the words of a page that may have another position: if a line breaks elsewhere, many words move. */
const maxMovedShare = 0.5;

/** Finds pages of a PDF whose words or word positions differ from those of another PDF. @returns one sentence each */
export function findPrintDifferences(file: string, modelFile: string): string[] {
  const pages = readWords(file);
  const modelPages = readWords(modelFile);
  if (pages.length !== modelPages.length)
    return [`${pages.length} pages instead of ${modelPages.length}`];
  return modelPages.flatMap((modelWords, index) => {
    const words = pages[index] ?? [];
    const found: string[] = [];
    const [plain, modelPlain] = [partsOf(words), partsOf(modelWords)];
    const [missing, added] = [without(modelPlain, plain), without(plain, modelPlain)];
    const isOtherText = lettersOf(missing) !== lettersOf(added);
    if (isOtherText && missing.length > 0) found.push(`lacks ${quote(missing)}`);
    if (isOtherText && added.length > 0) found.push(`adds ${quote(added)}`);
    const cut = words.filter(({ left, right }) => left < 0 || right > pageWidth);
    if (cut.length > 0) found.push(`is cut at ${quote(cut.map(({ text }) => text))}`);
    const moved = modelWords.filter((word) => !words.some((other) => isNear(word, other)));
    if (moved.length > maxMovedShare * modelWords.length)
      found.push(`has words elsewhere: ${quote(moved.map(({ text }) => text))}`);
    return found.map((difference) => `page ${index + 1} ${difference}`);
  });
}

function isNear(one: Word, other: Word): boolean {
  return (
    one.text === other.text &&
    Math.abs(one.left - other.left) < near.across &&
    Math.abs(one.right - other.right) < near.across &&
    Math.abs(one.top - other.top) < near.down
  );
}

/** Reads the words of each page with their positions in points, from the upper left corner. */
function readWords(file: string): Word[][] {
  const html = execFileSync('pdftotext', ['-bbox', file, '-'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    // Ignore stderr: pdftotext writes a line there for each page without text.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return html
    .split('<page ')
    .slice(1)
    .map((page) =>
      [
        ...page.matchAll(
          /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="[\d.-]+">(.*?)<\/word>/g,
        ),
      ].map(([, left, top, right, text = '']) => ({
        // Treat ’ and ʼ as equal: some fonts have one glyph for both.
        text: text.normalize('NFKC').replaceAll('ʼ', '’'),
        left: Number(left),
        right: Number(right),
        top: Number(top),
      })),
    );
}

/** Returns the words as letters and digits only: the browsers differ in marks such as the bullets of lists. */
function partsOf(words: readonly Word[]): string[] {
  return words.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
}

/**
 * Returns the letters in alphabetical order. The text on the seal of a certificate is a circle of single letters, which
 * are joined to other words in each browser's PDF.
 */
function lettersOf(texts: readonly string[]): string {
  return [...texts.join('')].toSorted().join('');
}

/** Removes `others` from `texts`. Each text of `others` removes only one equal text. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return texts.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function quote(texts: readonly string[]): string {
  return texts
    .slice(0, 8)
    .map((text) => `“${text}”`)
    .join(' ');
}
