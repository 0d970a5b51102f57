import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { deriveBrandTokens, UnreadableColorError } from './deriveBrandTokens.ts';
import { toOklch, toRgb, calculateContrastRatio, formatHex, parseHex, type Rgb } from './color.ts';

const sheet = readFileSync(
  join(__dirname, '..', '..', '..', 'shared', 'src', 'ui', 'tokens.css'),
  'utf8',
);
const [lightSheet = '', darkSheet = ''] = sheet.split(
  '@media screen and (prefers-color-scheme: dark)',
);
const tokenIn = (part: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(part)![1]!;

/** Computes the soft tint of a brand colour by the formula in the style sheet. */
function softOf(part: string, brand: string): Rgb {
  const [, lightness, chroma] = /oklch\(from var\(--brand\) (\S+) (\S+) h\)/.exec(
    tokenIn(part, 'brand-soft'),
  )!;
  const { hue } = toOklch(parseHex(brand));
  return toRgb({ lightness: Number(lightness), chroma: Number(chroma), hue });
}

const colors = fc.tuple(...[0, 1, 2].map(() => fc.nat(255))).map((rgb) => formatHex(rgb as never));
const tokensOrNot = (color: string) => {
  try {
    return deriveBrandTokens(color);
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableColorError);
    return undefined;
  }
};

describe('the brand colours in both themes', () => {
  it('are readable on every background, or the given colour is refused', () => {
    let taken = 0;
    const property = fc.property(colors, (color) => {
      const brand = tokensOrNot(color);
      if (!brand) return;
      taken += 1;
      for (const [tokens, part] of [
        [brand.light, lightSheet],
        [brand.dark, darkSheet],
      ] as const) {
        const own = parseHex(tokens.brand);
        for (const ground of ['paper', 'wash'])
          expect(
            calculateContrastRatio(own, parseHex(tokenIn(part, ground))),
          ).toBeGreaterThanOrEqual(4.5);
        expect(calculateContrastRatio(own, softOf(part, tokens.brand))).toBeGreaterThanOrEqual(4.5);
        const strong = parseHex(tokens.brandStrong);
        expect(
          calculateContrastRatio(strong, parseHex(tokenIn(part, 'paper'))),
        ).toBeGreaterThanOrEqual(4.5);
        for (const ground of [own, strong])
          expect(calculateContrastRatio(parseHex(tokens.brandInk), ground)).toBeGreaterThanOrEqual(
            4.5,
          );
      }
    });
    fc.assert(property, { numRuns: 400 });
    expect(taken).toBeGreaterThan(200);
  });

  it('leave text readable on a soft tint of any hue', () => {
    for (let hue = -Math.PI; hue < Math.PI; hue += 0.05)
      for (const [part, soft] of [
        [lightSheet, toRgb({ lightness: 0.957, chroma: 0.014, hue })],
        [darkSheet, toRgb({ lightness: 0.3, chroma: 0.042, hue })],
      ] as const) {
        expect(calculateContrastRatio(parseHex(tokenIn(part, 'ink')), soft)).toBeGreaterThanOrEqual(
          7,
        );
        expect(
          calculateContrastRatio(parseHex(tokenIn(part, 'ink-soft')), soft),
        ).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('keep a given colour that is readable, and darken one that is not', () => {
    expect(deriveBrandTokens('#0b6e4f').light.brand).toBe('#0b6e4f');
    expect(deriveBrandTokens('#ff6600').light.brand).toBe('#b94800');
  });

  it.each(['#ffd400', '#ffffff', '#7fffd4'])(
    'are not derived from %s, which is too light to be darkened without becoming another colour',
    (color) => {
      expect(() => deriveBrandTokens(color)).toThrow(
        /is too light to be read on white; .* #[0-9a-f]{6}$/,
      );
    },
  );

  it('use a given second colour for the dark theme, which is refused if it is unreadable there', () => {
    expect(deriveBrandTokens('#0b6e4f', '#7ee0bb').dark.brand).toBe('#7ee0bb');
    expect(() => deriveBrandTokens('#0b6e4f', '#0b3e2f')).toThrow(
      /too dark to be read on a dark background/,
    );
  });

  it('of `tokens.css` are equal to those derived from its light brand colour', () => {
    const { light, dark } = deriveBrandTokens(tokenIn(lightSheet, 'brand'));
    for (const [tokens, part] of [
      [light, lightSheet],
      [dark, darkSheet],
    ] as const)
      expect(tokens).toEqual({
        brand: tokenIn(part, 'brand'),
        brandStrong: tokenIn(part, 'brand-strong'),
        brandInk: tokenIn(part, 'brand-ink'),
      });
  });
});

describe('a colour in the OKLCH colour space', () => {
  it('is the same after a conversion from sRGB and back', () => {
    fc.assert(
      fc.property(colors, (color) => {
        expect(formatHex(toRgb(toOklch(parseHex(color))))).toBe(color);
      }),
    );
  });

  it('has the values of the CSS standard’s example, and colours have the contrast ratios of WCAG', () => {
    // #663399 is the colour rebeccapurple, whose OKLCH values are an example in CSS Color 4.
    const { lightness, chroma, hue } = toOklch(parseHex('#663399'));
    expect([lightness, chroma, (hue * 180) / Math.PI + 360].map((part) => part.toFixed(2))).toEqual(
      ['0.44', '0.16', '303.37'],
    );
    expect(calculateContrastRatio(parseHex('#000000'), parseHex('#ffffff'))).toBe(21);
    expect(calculateContrastRatio(parseHex('#777777'), parseHex('#ffffff'))).toBeCloseTo(4.48, 2);
  });
});
