import type { Programme } from '../content/schema/programme.ts';
import type { Brand } from './brandTokens.ts';
import { createPicture } from './picture.ts';

/** Text colour on the soft brand tint in the dark theme, equal to `--ink` in the style sheet. */
const inkOnSoftTint = '#f3eff4';

/** The SVG sources of the brand's pictures. */
export type BrandDrawings = {
  logo: string;
  logoOnBrand: string | undefined;
  icon: string | undefined;
  ornament: string | undefined;
};

/**
 * Creates the brand's pictures. A logo in `currentColor` works on every background. A logo with its own colours works
 * on the paper background only, unless a second one is given for the brand's background.
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
