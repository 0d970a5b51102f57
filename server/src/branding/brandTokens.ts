import { toOklch, toRgb } from './oklch.ts';
import { contrast, formatHex, parseHex, type Rgb } from './rgb.ts';

/** The tokens of `shared/src/ui/tokens.css` that mean the brand, as six-digit colours. */
export type BrandTokens = { brand: string; brandStrong: string; brandInk: string };
export type Brand = { light: BrandTokens; dark: BrandTokens };

/** A colour that cannot be made readable; the message says why, and which one can be had instead. */
export class UnreadableColor extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableColor';
  }
}

type Theme = keyof Brand;

/** WCAG 2.2 AA for text (1.4.3), and a little for rounding: `look.test.ts` asks for the same of all other tokens. */
const leastContrast = 4.55;
/** A colour may be moved by this much lightness (of 1), and is still the brand's. */
const mostMoved = 0.2;
/** One step of the search. */
const step = 0.005;

/** What the brand is written on in a theme, which way it becomes more legible, and what goes with it. */
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

/** Where only one colour is given, the dark theme's is a tint of it: as light as this, and not too bright. */
const tint = { lightness: 0.8, mostChroma: 0.09 };

/**
 * The brand's tokens for both themes, of one colour or two: each legible (AA) on the theme's grounds, also on its own
 * soft tint, and as the ground of what is written on it. A colour that is not is made darker, in the dark theme
 * lighter, as far as it stays the brand's.
 * @param color as `hexColor`
 * @param darkColor of the dark theme; derived where it is left out
 * @throws UnreadableColor
 */
export function brandTokens(color: string, darkColor?: string): Brand {
  return {
    light: tokensOf('light', color),
    dark: tokensOf('dark', darkColor ?? formatHex(tintOf(parseHex(color)))),
  };
}

function tintOf(color: Rgb): Rgb {
  const { chroma, hue } = toOklch(color);
  const { lightness, mostChroma } = tint;
  return toRgb({ lightness, chroma: Math.min(chroma, mostChroma), hue });
}

function tokensOf(theme: Theme, color: string): BrandTokens {
  const { towards, strongBy, inkOf } = themes[theme];
  const given = toOklch(parseHex(color));
  for (let moved = 0; moved <= 1; moved += step) {
    const lightness = given.lightness + towards * moved;
    const brand = moved === 0 ? parseHex(color) : rounded(toRgb({ ...given, lightness }));
    if (!isLegible(theme, brand)) continue;
    if (moved > mostMoved) throw new UnreadableColor(refusal(theme, color, formatHex(brand)));
    const strong = toRgb({ ...given, lightness: Math.min(1, Math.max(0, lightness + strongBy)) });
    return { brand: formatHex(brand), brandStrong: formatHex(strong), brandInk: inkOf(brand) };
  }
  throw new Error(`neither black nor white is legible in the ${theme} theme`);
}

function isLegible(theme: Theme, brand: Rgb): boolean {
  const { grounds, soft, inkOf } = themes[theme];
  const softGround = toRgb({ ...soft, hue: toOklch(brand).hue });
  const others = [...grounds.map(parseHex), softGround, parseHex(inkOf(brand))];
  return others.every((other) => contrast(brand, other) >= leastContrast);
}

function refusal(theme: Theme, color: string, instead: string): string {
  return theme === 'light'
    ? `${color} is too light to be read on white; ${instead} is the nearest of its hue that is not`
    : `${color} is too dark to be read on a dark ground; ${instead} is the nearest of its hue that is not`;
}

/** As a screen shows it, so that what is checked is what is written down. */
function rounded(color: Rgb): Rgb {
  return parseHex(formatHex(color));
}
