import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFault } from './contentFault.ts';
import { readContent } from './reading/readContent.ts';
import { readDemoWorld } from './reading/readDemoWorld.ts';
import { findSpellingFaults } from './spelling/findSpellingFaults.ts';

/**
 * Holds a content folder against every check, its spelling and its demo world included where it has one.
 * @param spellingFolder the word lists of this installation, `spelling/` of its configured content folder
 * @returns every fault, none where it can be imported; and one line saying what could not be checked on this machine,
 *   undefined where everything was
 */
export async function checkContent(
  contentFolder: string,
  spellingFolder: string,
): Promise<{ faults: ContentFault[]; notChecked: string | undefined }> {
  const { content, faults, files } = await readContent(contentFolder);
  const spelling = await findSpellingFaults(spellingFolder, files);
  const demo = existsSync(join(contentFolder, 'demo'))
    ? await readDemoWorld(contentFolder, content?.editions)
    : { faults: [] };
  return {
    faults: [...faults, ...spelling.faults, ...demo.faults],
    notChecked: spelling.notChecked,
  };
}
