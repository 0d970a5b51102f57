import { readFile } from 'node:fs/promises';
import type { ContentFile } from './contentFile.ts';
import { parseContentFile } from './parseContentFile.ts';

/** Reads one content file; a missing or unreadable file is reported as an issue. */
export async function readContentFile(path: string): Promise<ContentFile> {
  try {
    return parseContentFile(path, await readFile(path, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = code === 'ENOENT' ? 'there is no such file' : `cannot be read: ${code}`;
    const file = parseContentFile(path, '');
    return { ...file, issues: [file.issueAt([], message)] };
  }
}
