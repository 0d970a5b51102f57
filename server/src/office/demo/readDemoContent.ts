import { InvalidContentError } from '../../content/contentIssue.ts';
import { readContent, type ValidatedContent } from '../../content/reading/readContent.ts';
import { readDemoWorld } from '../../content/reading/readDemoWorld.ts';
import type { DemoWorld } from '../../content/schema/demoWorld.ts';

/** A validated content folder with its demo world. */
export type DemoContent = ValidatedContent & { world: DemoWorld };

/**
 * Reads a content folder with its demo world. @throws InvalidContentError if the content or the demo world has issues
 */
export async function readDemoContent(contentFolder: string): Promise<DemoContent> {
  const { content, issues } = await readContent(contentFolder);
  const demo = await readDemoWorld(contentFolder, content?.editions);
  const allIssues = [...issues, ...demo.issues];
  if (!content || !demo.world || allIssues.length > 0) throw new InvalidContentError(allIssues);
  return { ...content, world: demo.world };
}
