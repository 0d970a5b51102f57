import { join } from 'node:path';
import { findDemoWorldFaults } from '../checking/findDemoWorldFaults.ts';
import type { ContentFault } from '../contentFault.ts';
import { demoWorld, type DemoWorld } from '../schema/demoWorld.ts';
import type { Edition } from '../schema/edition.ts';
import { parseBySchema } from './parseBySchema.ts';
import { readContentFile } from './readContentFile.ts';

/**
 * Reads and checks `demo/world.yaml` of the content folder.
 * @param editions those of the same folder, which the demo world names; undefined while they have faults themselves:
 *   then the names cannot be judged
 * @returns the demo world, undefined when there is any fault; and all faults
 */
export async function readDemoWorld(
  contentFolder: string,
  editions: readonly Edition[] | undefined,
): Promise<{ world: DemoWorld | undefined; faults: ContentFault[] }> {
  const file = await readContentFile(join(contentFolder, 'demo', 'world.yaml'));
  const parsed = parseBySchema(file, demoWorld);
  if (!parsed.value) return { world: undefined, faults: parsed.faults };
  const faults = editions
    ? findDemoWorldFaults({ file, world: parsed.value, editions })
    : parsed.faults;
  return { world: faults.length === 0 ? parsed.value : undefined, faults };
}
