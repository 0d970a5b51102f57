import { execFileSync } from 'node:child_process';

/** The content of a PDF, read by poppler, that is, independently of the browser that wrote it. */
export type Pdf = {
  /** The text of each page, without whitespace. */
  texts: string[];
  /** The size of each page in points. */
  sizes: { width: number; height: number }[];
  /** For each page the share of pixels (0 to 1) that differ from its most frequent colour. */
  inks: number[];
  fonts: { name: string; isEmbedded: boolean; hasUnicode: boolean }[];
  /** Number of raster images by page number. */
  pictures: ReadonlyMap<number, number>;
  /** URLs of external links. */
  addresses: string[];
  /** Names of link targets inside of the file. */
  places: string[];
  title: string;
  /** Whether it has a structure for screen readers. */
  isTagged: boolean;
  /** Titles of the bookmarks, with single spaces. */
  bookmarks: string[];
};

/**
 * Reads a PDF.
 * @param file its path
 * @throws {Error} when poppler's programs are missing or cannot read it
 */
export function readPdf(file: string): Pdf {
  const info = run('pdfinfo', '-f', '1', '-l', '10000', file);
  return {
    texts: run('pdftotext', '-raw', file, '-')
      .split('\f')
      .slice(0, -1)
      .map((text) => text.normalize('NFKC').replace(/\s+/g, '')),
    sizes: [...info.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(
      ([, width, height]) => ({ width: Number(width), height: Number(height) }),
    ),
    inks: readInks(file),
    fonts: rows(run('pdffonts', file)).map((row) => {
      const flags = /\s(yes|no)\s+(yes|no)\s+(yes|no)\s+\d+\s+\d+\s*$/.exec(row);
      return {
        name: row.split(/\s/)[0] ?? '',
        isEmbedded: flags?.[1] === 'yes',
        hasUnicode: flags?.[3] === 'yes',
      };
    }),
    pictures: count(
      rows(run('pdfimages', '-list', file))
        .map((row) => row.trim().split(/\s+/))
        .filter(([, , kind]) => kind === 'image')
        .map(([page]) => Number(page)),
    ),
    addresses: rows(run('pdfinfo', '-url', file)).map((row) => row.trim().split(/\s+/)[2] ?? ''),
    places: [...run('pdfinfo', '-dests', file).matchAll(/"(.*)"\s*$/gm)].map(
      ([, name]) => name ?? '',
    ),
    title: /^Title: +(.*)$/m.exec(info)?.[1] ?? '',
    isTagged: /^Tagged: +yes$/m.test(info),
    bookmarks: [
      // Convert the first page only: pdftohtml writes all bookmarks, whichever pages it converts.
      ...run('pdftohtml', '-xml', '-i', '-l', '1', '-stdout', file).matchAll(
        /<item page="\d+">([^<]*)<\/item>/g,
      ),
    ].map(([, title]) =>
      unescapeXml(title ?? '')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  };
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;

function unescapeXml(text: string): string {
  return text.replaceAll(
    /&(amp|lt|gt|quot|apos);/g,
    (_, name: keyof typeof entities) => entities[name],
  );
}

/**
 * Renders all pages as small greyscale images (PGM, concatenated).
 * @returns for each page the share of pixels that differ from its most frequent grey
 */
function readInks(file: string): number[] {
  const bytes = execFileSync('pdftoppm', ['-r', '12', '-gray', file], {
    maxBuffer: 1 << 28,
  });
  const inks: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', at, at + 40));
    if (!head) throw new Error('pdftoppm did not write greyscale images');
    at += head[0].length;
    const pixels = bytes.subarray(at, at + Number(head[1]) * Number(head[2]));
    at += pixels.length;
    const ground = Math.max(...count([...pixels]).values());
    inks.push(1 - ground / pixels.length);
  }
  return inks;
}

function count(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** Splits a table that one of poppler's programs has printed into rows, without its head. */
function rows(table: string): string[] {
  return table
    .split('\n')
    .slice(table.includes('\n---') ? 2 : 1)
    .filter((row) => row.trim() !== '');
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
}
