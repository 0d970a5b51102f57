import { execFileSync } from 'node:child_process';

/** What a PDF holds, read by programs that are not the browser that wrote it. */
export type Pdf = {
  /** Each page's text, without blanks. */
  texts: string[];
  /** Each page's width and height in points. */
  sizes: { width: number; height: number }[];
  /** The share of each page's pixels that are not its ground. */
  inks: number[];
  fonts: { name: string; isEmbedded: boolean; hasUnicode: boolean }[];
  /** How many raster pictures are drawn on each page, by page number. */
  pictures: ReadonlyMap<number, number>;
  /** Addresses outside of the file. */
  addresses: string[];
  /** The names of places inside of it. */
  places: string[];
  /** The titles of its bookmarks. */
  bookmarks: string[];
};

/** @param file the path of a PDF @throws {Error} when poppler's programs are missing or cannot read it */
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
    bookmarks: [
      ...run('pdftohtml', '-xml', '-i', '-stdout', file).matchAll(
        /<item page="\d+">([^<]*)<\/item>/g,
      ),
    ].map(([, title]) => title ?? ''),
  };
}

/** Small pictures of all pages: netpbm's grey ones, one after the other. */
function readInks(file: string): number[] {
  const bytes = execFileSync('pdftoppm', ['-r', '12', '-gray', file], {
    maxBuffer: 1 << 28,
  });
  const inks: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', at, at + 40));
    if (!head) throw new Error('pdftoppm wrote something else than grey pictures');
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

/** The rows below a table's head. */
function rows(table: string): string[] {
  return table
    .split('\n')
    .slice(table.includes('\n---') ? 2 : 1)
    .filter((row) => row.trim() !== '');
}

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
}
