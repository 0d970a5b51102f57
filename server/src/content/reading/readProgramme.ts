import { join } from 'node:path';
import type { ContentFault } from '../contentFault.ts';
import { programme, type Programme } from '../schema/programme.ts';
import type { ContentFile } from './contentFile.ts';
import { parseBySchema } from './parseBySchema.ts';
import { readContentFile } from './readContentFile.ts';

/**
 * Reads `programme.yaml` of the content folder.
 * @returns the programme, undefined when there is any fault; all faults; and the file itself
 */
export async function readProgramme(
  contentFolder: string,
): Promise<{ programme: Programme | undefined; faults: ContentFault[]; file: ContentFile }> {
  const file = await readContentFile(join(contentFolder, 'programme.yaml'));
  const { value, faults } = parseBySchema(file, programme);
  return { programme: value, faults, file };
}
