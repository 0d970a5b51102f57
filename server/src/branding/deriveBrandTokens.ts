import { toOklch, toRgb, calculateContrastRatio, formatHex, parseHex, type Rgb } from './color.ts';

/** The brand tokens of `shared/src/ui/tokens.css`, as six-digit colours. */
export type BrandTokens = { brand: string; brandStrong: string; brandInk: string };
/** The brand tokens of both themes. */
export type BrandTokensByTheme = { light: BrandTokens; dark: BrandTokens };

/** Thrown for a colour without enough contrast. The message gives the reason and the nearest usable colour. */
export class UnreadableColorError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableColorError';
  }
}

type Theme = keyof BrandTokensByTheme;

/**
 * Minimum contrast ratio: that of WCAG 2.2 AA for text (4.5, criterion 1.4.3) plus a margin for rounding.
 * `tokens.test.ts` checks the contrast of all other tokens.
 */
const minContrast = 4.55;
/** Maximum change of lightness (0 to 1) to keep a colour recognisable. */
const maxLightnessChange = 0.2;
/** Step by which the search for a readable colour changes the lightness. */
const step = 0.005;

/**
 * By theme: the backgrounds, the soft tint, the direction of lightness that increases contrast (1: lighter), the change
 * of lightness from the brand colour to the strong one, and the text colour on the brand colour. Backgrounds and tints
 * are equal to those in `tokens.css`.
 */
const themes = {
  light: {
    grounds: ['#ffffff', '#f8f6f3'],
    soft: { lightness: 0.957, chroma: 0.014 },
    towards: -1,
    strongBy: -0.08,
    inkOf: () => '#ffffff',
  },
  dark: {
    grounds: ['#1f1b23', '#151218'],
    soft: { lightness: 0.3, chroma: 0.042 },
    towards: 1,
    strongBy: 0.07,
    inkOf: (brand: Rgb) => {
      const { chroma, hue } = toOklch(brand);
      return formatHex(toRgb({ lightness: 0.22, chroma: Math.min(chroma, 0.06), hue }));
    },
  },
} as const;

/** Lightness and maximum chroma of the dark theme's brand colour if only one colour is given. */
const tint = { lightness: 0.8, maxChroma: 0.09 };

/**
 * Derives the brand's tokens for both themes from one or two colours. Each colour has AA contrast on the theme's
 * backgrounds, on its own soft tint, and as a background for text. A colour without enough contrast is made darker
 * (lighter in the dark theme), by `maxLightnessChange` at most.
 * @param color a text that matches `hexColorPattern`
 * @param darkColor for the dark theme; derived if left out
 * @throws UnreadableColorError if a colour would have to change by more
 */
export function deriveBrandTokens(color: string, darkColor?: string): BrandTokensByTheme {
  return {
    light: tokensOf('light', color),
    dark: tokensOf('dark', darkColor ?? formatHex(tintOf(parseHex(color)))),
  };
}

function tintOf(color: Rgb): Rgb {
  const { chroma, hue } = toOklch(color);
  const { lightness, maxChroma } = tint;
  return toRgb({ lightness, chroma: Math.min(chroma, maxChroma), hue });
}

function tokensOf(theme: Theme, color: string): BrandTokens {
  const { towards, strongBy, inkOf } = themes[theme];
  const given = toOklch(parseHex(color));
  for (let moved = 0; moved <= 1; moved += step) {
    const lightness = given.lightness + towards * moved;
    const brand = moved === 0 ? parseHex(color) : rounded(toRgb({ ...given, lightness }));
    if (!isLegible(theme, brand)) continue;
    if (moved > maxLightnessChange)
      throw new UnreadableColorError(refusal(theme, color, formatHex(brand)));
    const strong = toRgb({ ...given, lightness: Math.min(1, Math.max(0, lightness + strongBy)) });
    return { brand: formatHex(brand), brandStrong: formatHex(strong), brandInk: inkOf(brand) };
  }
  throw new Error(`neither black nor white is legible in the ${theme} theme`);
}

function isLegible(theme: Theme, brand: Rgb): boolean {
  const { grounds, soft, inkOf } = themes[theme];
  const softGround = toRgb({ ...soft, hue: toOklch(brand).hue });
  const others = [...grounds.map(parseHex), softGround, parseHex(inkOf(brand))];
  return others.every((other) => calculateContrastRatio(brand, other) >= minContrast);
}

function refusal(theme: Theme, color: string, instead: string): string {
  return theme === 'light'
    ? `${color} is too light to be read on white; the nearest readable colour of its hue is ${instead}`
    : `${color} is too dark to be read on a dark background; the nearest readable colour of its hue is ${instead}`;
}

/** Rounds a colour to its hexadecimal form, so that the contrast is checked for the colour that is used. */
function rounded(color: Rgb): Rgb {
  return parseHex(formatHex(color));
}
