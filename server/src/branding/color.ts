/**
 * A colour in the perceptual colour space OKLCH: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in radians.
 * Colours with equal lightness look equally light, unlike in RGB or HSL. Source of the matrices: CSS Color 4, sample
 * code (§18).
 */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Converts an sRGB colour to OKLCH. */
export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bee = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, bee),
    hue: Math.atan2(bee, a),
  };
}

/**
 * Converts an OKLCH colour to the nearest one that sRGB can display: it has the same lightness and hue, and its chroma
 * is reduced as little as possible.
 */
export function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  let [min, max] = [0, chroma];
  if (isShown(channels({ lightness, chroma, hue }))) min = chroma;
  // After 16 bisections the error is far smaller than one step of an 8-bit channel.
  for (let step = 0; step < 16 && min < max; step += 1) {
    const middle = (min + max) / 2;
    if (isShown(channels({ lightness, chroma: middle, hue }))) min = middle;
    else max = middle;
  }
  const [red, green, blue] = channels({ lightness, chroma: min, hue }).map(gamma);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Converts a colour to linear red, green and blue. Values are outside of 0 to 1 if sRGB cannot display the colour. */
function channels({ lightness, chroma, hue }: Oklch): readonly number[] {
  const [a, bee] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * bee) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * bee) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * bee) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isShown(light: readonly number[]): boolean {
  return light.every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4);
}

function gamma(light: number): number {
  const part = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, Math.max(0, part));
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A six-digit colour, as in programme files and style sheets. */
export const hexColorPattern = /^#[0-9a-f]{6}$/i;

/** Converts a text to a colour. @param hex a text that matches `hexColorPattern` */
export function parseHex(hex: string): Rgb {
  const channel = (from: number) => parseInt(hex.slice(from, from + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Converts a colour to six hexadecimal digits after `#`; channels are rounded. */
export function formatHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Linear light of one channel, 0 to 1 (sRGB transfer function). */
function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2.2 contrast ratio of two colours, 1 to 21. */
export function calculateContrastRatio(one: Rgb, other: Rgb): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
