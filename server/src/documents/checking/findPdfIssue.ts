import type { FileIssue } from '@cert/shared/domain';
import { canOpenPdfWithoutPassword } from './canOpenPdfWithoutPassword.ts';
import { parsePdfValue, type PdfDictionary, type PdfValue } from './parsePdfValue.ts';

/**
 * Finds the reason to reject a PDF: it cannot be opened without a password. A password that only restricts printing or
 * changes is no reason. See docs/product/documents.md#refused-contents.
 * @returns `encrypted` if it needs a password or a certificate, `damaged` if its encryption cannot be read
 */
export function findPdfIssue(bytes: Uint8Array): FileIssue | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const trailer = findTrailer(text);
  const entry = trailer?.get('Encrypt') ?? null;
  if (entry === null) return undefined;
  const encryption = resolve(text, entry);
  if (!encryption) return 'damaged';
  if (nameOf(encryption.get('Filter')) !== 'Standard') return 'encrypted';
  const [revision, permissions] = [encryption.get('R'), encryption.get('P')];
  const [owner, user] = [encryption.get('O'), encryption.get('U')];
  const length = encryption.get('Length');
  const [fileId] = asArray(trailer?.get('ID'));
  if (typeof revision !== 'number' || typeof permissions !== 'number') return 'damaged';
  // Revisions other than 2 to 6 are not standardised, so it is unknown how to open the file.
  if (![2, 3, 4, 5, 6].includes(revision)) return 'encrypted';
  const entryBytes = revision >= 5 ? 48 : 32;
  if (!isBytes(owner, entryBytes) || !isBytes(user, entryBytes)) return 'damaged';
  const opens = canOpenPdfWithoutPassword({
    revision,
    keyBytes: typeof length === 'number' && isKeyLength(length) ? length / 8 : undefined,
    permissions,
    owner,
    user,
    encryptsMetadata: encryption.get('EncryptMetadata') !== false,
    fileId: Buffer.isBuffer(fileId) ? fileId : Buffer.alloc(0),
  });
  return opens ? undefined : 'encrypted';
}

/**
 * Finds the trailer of the file's newest revision by the position that the end of the file states. If no trailer is at
 * that position, finds the last trailer that names an encryption, as PDF readers do when they repair a file.
 */
function findTrailer(text: string): PdfDictionary | undefined {
  const position = /startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref')))?.[1];
  const stated = position === undefined ? undefined : readTrailer(text, Number(position));
  if (stated) return stated;
  return findLastDictionary(
    text,
    listLastMatches(text, /\btrailer\b|\/XRef\b/g).map(({ 0: found, index }) =>
      found === 'trailer' ? index + found.length : startOfObject(text, index),
    ),
    (trailer) => trailer.has('Encrypt'),
  );
}

/** Finds where the dictionary that contains the entry at this position begins. */
function startOfObject(text: string, at: number): number {
  return text.lastIndexOf('obj', at) + 'obj'.length;
}

/**
 * Reads the trailer of a cross-reference table, or the dictionary of a cross-reference stream. Source: ISO 32000-2,
 * 7.5.5 and 7.5.8.
 */
function readTrailer(text: string, position: number): PdfDictionary | undefined {
  const start = /^[\0\s]*(?:xref\b|\d+\s+\d+\s+obj\b)/.exec(text.slice(position, position + 100));
  if (!start) return undefined;
  const isTable = start[0].endsWith('xref');
  const at = isTable ? text.indexOf('trailer', position) : position + start[0].length;
  if (at < 0) return undefined;
  const trailer = parsePdfValue(text, isTable ? at + 'trailer'.length : at);
  return asDictionary(trailer);
}

/**
 * Finds the dictionary that the entry `Encrypt` is or refers to. It is never in a compressed object stream (ISO
 * 32000-2, 7.5.7), so the text of the file contains its object number; the last object with that number is the newest.
 */
function resolve(text: string, entry: PdfValue): PdfDictionary | undefined {
  if (!isReference(entry)) return asDictionary(entry);
  const { object, generation } = entry;
  const starts = new RegExp(`(?<!\\d)${object}\\s+${generation}\\s+obj\\b`, 'g');
  const places = listLastMatches(text, starts).map(({ 0: found, index }) => index + found.length);
  return findLastDictionary(text, places, (dictionary) => dictionary.has('Filter'));
}

/** Parses the dictionaries that begin at these places and returns the last suitable one. */
function findLastDictionary(
  text: string,
  places: readonly number[],
  isSuitable: (dictionary: PdfDictionary) => boolean,
): PdfDictionary | undefined {
  return places
    .map((at) => asDictionary(parsePdfValue(text, at)))
    .findLast((dictionary) => dictionary && isSuitable(dictionary));
}

/** Maximum number of places at which a dictionary is looked for, so that no file takes much of the server's time. */
const maxPlaces = 20;

function listLastMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    matches.push(match);
    if (matches.length > maxPlaces) matches.shift();
  }
  return matches;
}

/** Whether a key may have this number of bits. Source: ISO 32000-2, table 20. */
function isKeyLength(bits: number): boolean {
  return bits >= 40 && bits <= 128 && bits % 8 === 0;
}

function isReference(value: PdfValue): value is { object: number; generation: number } {
  return value !== null && typeof value === 'object' && 'object' in value;
}

function asDictionary(value: PdfValue | undefined): PdfDictionary | undefined {
  return value instanceof Map ? value : undefined;
}

function asArray(value: PdfValue | undefined): readonly PdfValue[] {
  return Array.isArray(value) ? value : [];
}

function nameOf(value: PdfValue | undefined): string | undefined {
  return value !== null && typeof value === 'object' && 'name' in value ? value.name : undefined;
}

function isBytes(value: PdfValue | undefined, least: number): value is Buffer {
  return Buffer.isBuffer(value) && value.length >= least;
}
