import { basename } from 'node:path';
import type { ContentFault } from '../contentFault.ts';
import { readEdition } from '../reading/readEdition.ts';
import { smallCategory } from './smallCategory.ts';
import { writeEdition } from './writeEdition.ts';

/**
 * Reads the small edition with one piece of its category's file replaced.
 * @returns the faults, each with what stands in its line
 */
export async function faultsAfter(
  written: string,
  instead: string,
): Promise<(ContentFault & { text: string })[]> {
  if (!smallCategory.includes(written)) throw new Error(`the small category holds no “${written}”`);
  const source = smallCategory.replace(written, instead);
  const folder = await writeEdition({ '1-attracting.yaml': source });
  const { edition, faults } = await readEdition(folder);
  if (edition && faults.length > 0) throw new Error('an edition with faults was given out');
  return faults.map((fault) => ({
    ...fault,
    file: basename(fault.file),
    text: source.split('\n')[fault.line - 1]!.trim(),
  }));
}
