import type { ContentFault } from './contentFault.ts';
import { readContent } from './reading/readContent.ts';

/** Every fault of a content folder; none means that it can be imported. */
export async function checkContent(contentFolder: string): Promise<ContentFault[]> {
  return (await readContent(contentFolder)).faults;
}
