/** A value in a PDF; strings are bytes. Source: ISO 32000-2, 7.3. */
export type PdfValue =
  null | boolean | number | Buffer | PdfName | PdfReference | PdfDictionary | readonly PdfValue[];
export type PdfName = { readonly name: string };
export type PdfReference = { readonly object: number; readonly generation: number };
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** Maximum depth of nested values, so that no file exhausts the call stack. */
const maxDepth = 50;

/** Maximum length of a value in bytes, so that no file takes much of the server's time. */
const maxLength = 262_144;

/**
 * Parses the value at a position of a PDF.
 * @param text the file in Latin-1: one character for each byte
 * @returns undefined if there is no valid value, or it is longer than 256 KiB
 */
export function parsePdfValue(text: string, at: number): PdfValue | undefined {
  try {
    return new Parser(text.slice(at, at + maxLength)).read(0);
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}

class PdfSyntaxError extends Error {}

const space = /(?:[\0\t\n\f\r ]|%[^\n\r]*)*/y;
const reference = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const numeral = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const nameStart = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const hexString = /<([\da-f\0\t\n\f\r ]*)>/iy;
const keyword = /true|false|null/y;

class Parser {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  read(depth: number): PdfValue {
    if (depth > maxDepth) throw new PdfSyntaxError();
    this.take(space);
    if (this.startsWith('<<')) return this.readDictionary(depth);
    if (this.startsWith('[')) return this.readArray(depth);
    if (this.text[this.at] === '(') return this.readLiteral();
    const hex = this.take(hexString)?.[1]?.replace(/[^\da-f]/gi, '');
    if (hex !== undefined) return Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex');
    const name = this.take(nameStart);
    if (name) return { name: decodeName(name[1] ?? '') };
    const [, object, generation] = this.take(reference) ?? [];
    if (object) return { object: Number(object), generation: Number(generation) };
    const number = this.take(numeral);
    if (number) return Number(number[0]);
    const word = this.take(keyword)?.[0];
    if (word === undefined) throw new PdfSyntaxError();
    return word === 'null' ? null : word === 'true';
  }

  private readDictionary(depth: number): PdfDictionary {
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.take(space);
      if (this.startsWith('>>')) return entries;
      const name = this.take(nameStart);
      if (!name) throw new PdfSyntaxError();
      entries.set(decodeName(name[1] ?? ''), this.read(depth + 1));
    }
  }

  private readArray(depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      this.take(space);
      if (this.startsWith(']')) return values;
      values.push(this.read(depth + 1));
    }
  }

  /** Reads a string in parentheses, which may contain pairs of parentheses. Source: ISO 32000-2, 7.3.4.2. */
  private readLiteral(): Buffer {
    let bytes = '';
    let open = 0;
    for (const [part] of this.text.slice(this.at).matchAll(literalPart)) {
      this.at += part.length;
      if (part === '(') open += 1;
      if (part === ')') open -= 1;
      if (open === 0) return Buffer.from(bytes.slice(1), 'latin1');
      bytes += part.startsWith('\\') ? unescape(part.slice(1)) : part.replace(/\r\n?/, '\n');
    }
    throw new PdfSyntaxError();
  }

  private startsWith(start: string): boolean {
    if (!this.text.startsWith(start, this.at)) return false;
    this.at += start.length;
    return true;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }
}

/** An escape, a line end, or any other character. */
const literalPart = /\\(?:[0-7]{1,3}|\r\n|[\s\S])|\r\n|[\s\S]/g;

const escapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
]);

/** Returns the character that an escape stands for. @param escape the escape without its backslash */
function unescape(escape: string): string {
  if (/^[0-7]/.test(escape)) return String.fromCharCode(Number.parseInt(escape, 8) & 0xff);
  // An escaped line end continues the string on the next line.
  if (/^[\r\n]/.test(escape)) return '';
  return escapes.get(escape) ?? escape;
}

function decodeName(name: string): string {
  return name.replace(/#([\da-f]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
