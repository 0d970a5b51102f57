/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A six-digit colour, as in programme files and style sheets. */
export const hexColor = /^#[0-9a-f]{6}$/i;

/** Converts a text to a colour. @param hex a text that matches `hexColor` */
export function parseHex(hex: string): Rgb {
  const channel = (from: number) => parseInt(hex.slice(from, from + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

export function formatHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Linear light of one channel, 0 to 1 (sRGB transfer function). */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
