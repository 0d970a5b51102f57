import type { Programme } from '../content/schema/programme.ts';
import type { Brand } from './brandTokens.ts';
import { createPicture } from './picture.ts';

/** Ink on a ground of the brand's colour in the dark theme, where that ground is its soft tint: `--ink` there. */
const inkOnSoftTint = '#f3eff4';

/** The brand's drawings as their files hold them. */
export type BrandDrawings = {
  logo: string;
  logoOnBrand: string | undefined;
  icon: string | undefined;
  ornament: string | undefined;
};

/**
 * Makes the brand's pictures. A logo in `currentColor` serves on every ground; one with colours of its own on paper
 * only, unless there is another one for the brand's ground.
 * @throws SvgError
 */
export function brandPictures(
  { logo, logoOnBrand, icon = logo, ornament }: BrandDrawings,
  { light, dark }: Brand,
): Pick<Programme['brand'], 'logo' | 'logoOnBrand' | 'icon' | 'ornament'> {
  const onPaper = { light: light.brand, dark: dark.brand };
  const onBrand = { light: light.brandInk, dark: inkOnSoftTint };
  const forBrand = logoOnBrand ?? (logo.includes('currentColor') ? logo : undefined);
  return {
    logo: createPicture(logo, onPaper),
    logoOnBrand: forBrand === undefined ? null : createPicture(forBrand, onBrand),
    icon: createPicture(icon, onPaper),
    ornament: ornament === undefined ? null : createPicture(ornament, onBrand),
  };
}
