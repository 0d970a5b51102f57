import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from './contentIssue.ts';
import { readContent } from './reading/readContent.ts';
import { readDemoWorld } from './reading/readDemoWorld.ts';
import { findSpellingIssues } from './spelling/findSpellingIssues.ts';

/**
 * Runs all checks on a content folder, including its spelling and its demo world, if it has one.
 * @param spellingFolder the word lists of this installation: `spelling/` of its configured content folder
 * @returns all issues, none if the folder can be imported; and a notice about checks that are not possible on this
 *   machine, undefined if all checks are possible
 */
export async function findContentIssues(
  contentFolder: string,
  spellingFolder: string,
): Promise<{ issues: ContentIssue[]; notChecked: string | undefined }> {
  const { content, issues, files } = await readContent(contentFolder);
  const spelling = await findSpellingIssues(spellingFolder, files);
  const demo = existsSync(join(contentFolder, 'demo'))
    ? await readDemoWorld(contentFolder, content?.editions)
    : { issues: [] };
  return {
    issues: [...issues, ...spelling.issues, ...demo.issues],
    notChecked: spelling.notChecked,
  };
}
