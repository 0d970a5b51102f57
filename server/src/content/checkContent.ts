import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from './contentIssue.ts';
import { readContent } from './reading/readContent.ts';
import { readDemoWorld } from './reading/readDemoWorld.ts';
import { findSpellingIssues } from './spelling/findSpellingIssues.ts';

/**
 * Holds a content folder against every check, its spelling and its demo world included where it has one.
 * @param spellingFolder the word lists of this installation, `spelling/` of its configured content folder
 * @returns every issue, none where it can be imported; and one line saying what could not be checked on this machine,
 *   undefined where everything was
 */
export async function checkContent(
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
