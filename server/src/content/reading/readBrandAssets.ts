import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandPictures } from '../../branding/brandPictures.ts';
import { brandTokens } from '../../branding/brandTokens.ts';
import { createPicture } from '../../branding/picture.ts';
import { parseSvg } from '../../branding/parseSvg.ts';
import type { Programme, ProgrammeFile } from '../schema/programme.ts';
import type { ContentPath } from './contentFile.ts';

/**
 * A function that runs `make` for the value at a path of the file. If `make` throws, it reports an issue at this path
 * and returns undefined.
 */
export type TryOrReportIssue = <Result>(
  at: ContentPath,
  make: () => Promise<Result>,
) => Promise<Result | undefined>;

/**
 * Reads the drawings of a programme file and derives its colours.
 * @param folder folder of the drawings
 * @returns undefined if the brand cannot be created; other issues are reported through `attempt` only
 */
export async function readBrandAssets(
  { brand, sponsors }: ProgrammeFile,
  folder: string,
  attempt: TryOrReportIssue,
): Promise<Pick<Programme, 'brand' | 'sponsors'> | undefined> {
  const { color, darkColor, isLogoWithName } = brand;
  const tokens =
    (await attempt(['brand', 'color'], async () => brandTokens(color))) &&
    (await attempt(['brand', 'darkColor'], async () => brandTokens(color, darkColor)));
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
  const pictures = brandPictures({ logo, ...others }, tokens);
  return { brand: { tokens, isLogoWithName, ...pictures }, sponsors: patrons };
}
