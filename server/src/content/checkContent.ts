import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFault } from './contentFault.ts';
import { readContent } from './reading/readContent.ts';
import { readDemoWorld } from './reading/readDemoWorld.ts';

/** Every fault of a content folder, its demo world included where it has one; none means that it can be imported. */
export async function checkContent(contentFolder: string): Promise<ContentFault[]> {
  const { content, faults } = await readContent(contentFolder);
  if (!existsSync(join(contentFolder, 'demo'))) return faults;
  const demo = await readDemoWorld(contentFolder, content?.editions);
  return [...faults, ...demo.faults];
}
