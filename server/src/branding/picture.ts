import { createHash } from 'node:crypto';
import { parseSvg } from './parseSvg.ts';

/** An SVG that the site serves under a content-addressed URL, so it can be cached forever. */
export type Picture = {
  address: string;
  svg: string;
  /** Width and height in the drawing's own units; only their ratio matters. */
  width: number;
  height: number;
};

/** The colours that `currentColor` stands for in the light and in the dark theme. */
export type CurrentColors = { light: string; dark: string };

/**
 * Creates a picture from the text of an SVG file.
 * @param ink left out for a drawing with its own colours
 * @throws SvgError
 */
export function createPicture(text: string, ink?: CurrentColors): Picture {
  const { width, height, inside } = parseSvg(text);
  const svg = ink
    ? `${text.slice(0, inside)}<style>${inkStyle(ink)}</style>${text.slice(inside)}`
    : text;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  return { address: `/programme/${hash}.svg`, svg, width, height };
}

/** An `img` element inherits no colour from the page, so the drawing contains its own. */
function inkStyle({ light, dark }: CurrentColors): string {
  return `:root{color:${light}}@media (prefers-color-scheme:dark){:root{color:${dark}}}`;
}
