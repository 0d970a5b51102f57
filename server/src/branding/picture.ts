import { createHash } from 'node:crypto';
import { parseSvg } from './parseSvg.ts';
import type { BrandTokensByTheme } from './deriveBrandTokens.ts';

/** An SVG that the site serves under a content-addressed URL, so it can be cached forever. */
export type Picture = {
  address: string;
  svg: string;
  /** Width and height in the drawing's own units; only their ratio matters. */
  width: number;
  height: number;
};

/** The colours that replace `currentColor` in the light and in the dark theme. */
export type CurrentColorReplacements = { light: string; dark: string };

/**
 * Creates a picture from the text of an SVG file.
 * @param ink the colours that replace `currentColor`; if it is left out, the text stays unchanged
 * @throws SvgError
 */
export function createPicture(text: string, ink?: CurrentColorReplacements): Picture {
  const { width, height, inside } = parseSvg(text);
  const svg = ink
    ? `${text.slice(0, inside)}<style>${inkStyle(ink)}</style>${text.slice(inside)}`
    : text;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  return { address: `/programme/${hash}.svg`, svg, width, height };
}

/**
 * Formats style rules that give `currentColor` its value in both themes. A drawing in an `img` element needs them,
 * because it inherits no colour from the page.
 */
function inkStyle({ light, dark }: CurrentColorReplacements): string {
  return `:root{color:${light}}@media (prefers-color-scheme:dark){:root{color:${dark}}}`;
}

/** The brand's pictures; null if there is no suitable drawing (see `createBrandPictures`). */
export type BrandPictures = {
  logo: Picture;
  logoOnBrand: Picture | null;
  icon: Picture;
  ornament: Picture | null;
};

/** Text colour on the soft brand tint in the dark theme, equal to `--ink` in the style sheet. */
const inkOnSoftTint = '#f3eff4';

/** The SVG sources of the brand's pictures. */
type BrandDrawings = {
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
export function createBrandPictures(
  { logo, logoOnBrand, icon = logo, ornament }: BrandDrawings,
  { light, dark }: BrandTokensByTheme,
): BrandPictures {
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
