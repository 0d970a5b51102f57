import { createHash } from 'node:crypto';
import { readSvg } from './readSvg.ts';

/** A drawing that the site serves: its address tells its content, so that it may be kept for ever. */
export type Picture = {
  address: string;
  svg: string;
  /** In the drawing's own units; how wide it is for its height. */
  width: number;
  height: number;
};

/** What `currentColor` means in a drawing, in each theme. */
export type Ink = { light: string; dark: string };

/**
 * Makes a picture of an SVG file's text.
 * @param ink without it the drawing has its own colours
 * @throws SvgError
 */
export function createPicture(text: string, ink?: Ink): Picture {
  const { width, height, inside } = readSvg(text);
  const svg = ink
    ? `${text.slice(0, inside)}<style>${inkStyle(ink)}</style>${text.slice(inside)}`
    : text;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  return { address: `/programme/${hash}.svg`, svg, width, height };
}

/** A drawing in an `img` element inherits nothing from its page, so it brings its ink along. */
function inkStyle({ light, dark }: Ink): string {
  return `:root{color:${light}}@media (prefers-color-scheme:dark){:root{color:${dark}}}`;
}
