import { dirname, join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { UnreadableColorError, deriveBrandTokens } from '../../branding/deriveBrandTokens.ts';
import { SvgError, parseSvg } from '../../branding/parseSvg.ts';
import { createBrandPictures, createPicture } from '../../branding/picture.ts';
import {
  programmeFileSchema,
  type Programme,
  type ProgrammeFile,
} from '../../programme/programme.ts';
import type { ContentIssue } from '../contentIssue.ts';
import {
  type ContentFile,
  parseBySchema,
  readContentFile,
  type ContentPath,
} from './contentFile.ts';

/**
 * Reads a programme file and its drawings, which are beside it.
 * @param path path of the file: `programme.yaml` of the content folder, or the installation's own
 * @returns the programme, undefined if there is any issue; all issues; and the file
 */
export async function readProgramme(
  path: string,
): Promise<{ programme: Programme | undefined; issues: ContentIssue[]; file: ContentFile }> {
  const file = await readContentFile(path);
  const { value, issues } = parseBySchema(file, programmeFileSchema);
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

/** Returns the message of an error about an unusable drawing or colour; undefined for any other error. */
function messageOf(error: unknown): string | undefined {
  if (error instanceof SvgError || error instanceof UnreadableColorError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file beside this one';
  return code === undefined ? undefined : `cannot be read: ${code}`;
}

/**
 * A function that runs `make` for the value at a path of the file. If `make` throws, it reports an issue at this path
 * and returns undefined.
 */
type TryOrReportIssue = <Result>(
  at: ContentPath,
  make: () => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Reads the drawings of a programme file and derives its colours.
 * @param folder folder of the drawings
 * @returns the pictures and colours; undefined if the brand cannot be created. All issues are reported through
 *   `attempt`
 */
async function readBrandAssets(
  { brand, sponsors }: ProgrammeFile,
  folder: string,
  attempt: TryOrReportIssue,
): Promise<Pick<Programme, 'brand' | 'sponsors'> | undefined> {
  const { color, darkColor, isLogoWithName } = brand;
  const tokens =
    (await attempt(['brand', 'color'], async () => deriveBrandTokens(color))) &&
    (await attempt(['brand', 'darkColor'], async () => deriveBrandTokens(color, darkColor)));
  const drawingAt = async (at: ContentPath, name: string | undefined) =>
    name === undefined
      ? undefined
      : attempt(at, async () => {
          const text = await readFile(join(folder, name), 'utf8');
          parseSvg(text);
          return text;
        });
  const brandDrawing = (field: 'logo' | 'logoOnBrand' | 'icon' | 'ornament') =>
    drawingAt(['brand', field], brand[field]);
  const logo = await brandDrawing('logo');
  const others = {
    logoOnBrand: await brandDrawing('logoOnBrand'),
    icon: await brandDrawing('icon'),
    ornament: await brandDrawing('ornament'),
  };
  const patrons = [];
  for (const [index, { name, address, logo: fileName }] of sponsors.entries()) {
    const text = await drawingAt(['sponsors', index, 'logo'], fileName);
    patrons.push({ name, address, logo: text === undefined ? null : createPicture(text) });
  }
  if (!tokens || logo === undefined) return undefined;
  const pictures = createBrandPictures({ logo, ...others }, tokens);
  return { brand: { tokens, isLogoWithName, ...pictures }, sponsors: patrons };
}
