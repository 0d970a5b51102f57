import { dirname } from 'node:path';
import { UnreadableColorError } from '../../branding/brandTokens.ts';
import { SvgError } from '../../branding/parseSvg.ts';
import type { ContentIssue } from '../contentIssue.ts';
import { programmeFile, type Programme } from '../schema/programme.ts';
import type { ContentFile } from './contentFile.ts';
import { parseBySchema } from './parseBySchema.ts';
import { readContentFile } from './readContentFile.ts';
import { readBrandAssets, type TryOrReportIssue } from './readBrandAssets.ts';

/**
 * Reads a programme file and its drawings, which are beside it.
 * @param path path of the file: `programme.yaml` of the content folder, or the installation's own
 * @returns the programme, undefined if there is any issue; all issues; and the file
 */
export async function readProgramme(
  path: string,
): Promise<{ programme: Programme | undefined; issues: ContentIssue[]; file: ContentFile }> {
  const file = await readContentFile(path);
  const { value, issues } = parseBySchema(file, programmeFile);
  if (!value) return { programme: undefined, issues, file };
  const found: ContentIssue[] = [];
  const attempt: TryOrReportIssue = (at, make) =>
    make().catch((error: unknown) => {
      const message = messageOf(error);
      if (message === undefined) throw error;
      found.push(file.issueAt(at, message));
      return undefined;
    });
  const look = await readBrandAssets(value, dirname(path), attempt);
  const programme = look && found.length === 0 ? { ...value, ...look } : undefined;
  return { programme, issues: found, file };
}

/** The message for an unusable drawing or colour; undefined for unexpected errors. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof SvgError || error instanceof UnreadableColorError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file beside this one';
  return code === undefined ? undefined : `cannot be read: ${code}`;
}
