/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import * as designTokens from './tokens.ts';

type Tokens = Map<string, string>;
type Rgb = readonly [number, number, number];

const sheet = postcss.parse(readFileSync(join(__dirname, 'tokens.css'), 'utf8'));
const light = tokensWhere((selector, media) => selector.startsWith(':root') && media === '');
const dark = new Map([
  ...light,
  ...tokensWhere((selector, media) => selector.startsWith(':root') && media.includes('dark')),
]);

const themes: [string, Tokens][] = [
  ['light', light],
  ['dark', dark],
];

/** Text and background of body text, which must meet WCAG level AAA. */
const bodyPairs = [
  ['ink', 'paper'],
  ['ink', 'wash'],
  ['ink', 'brand-soft'],
  ['ink', 'own-soft'],
  ['ink', 'final-soft'],
  ['ink', 'beyond-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'failure-soft'],
  ['ink', 'system-soft'],
  ['ink-soft', 'paper'],
];

/** Text and background of labels, marks and filled surfaces, which must meet WCAG level AA. */
const labelPairs = [
  ['ink-soft', 'wash'],
  ['ink-soft', 'brand-soft'],
  ['ink-soft', 'beyond-soft'],
  ['brand', 'paper'],
  ['brand', 'wash'],
  ['brand', 'brand-soft'],
  ['brand-strong', 'paper'],
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-strong'],
  ...['system', 'own', 'final', 'beyond', 'warning', 'failure'].flatMap((meaning) => [
    [meaning, 'paper'],
    [meaning, 'wash'],
    [meaning, `${meaning}-soft`],
  ]),
  ['key', 'paper'],
  ['key', 'wash'],
  ['key', 'beyond-soft'],
  ...['own', 'final', 'beyond', 'key', 'warning', 'failure'].map((fill) => ['fill-ink', fill]),
];

/** Borders of controls, and the focus ring: 3:1 (WCAG 2.2, 1.4.11). */
const edgePairs = [
  ['control', 'paper'],
  ['control', 'wash'],
  ['control', 'beyond-soft'],
  ['focus', 'paper'],
  ['focus', 'wash'],
  ['focus', 'brand-soft'],
];

describe.each(themes)('in the %s theme', (_, tokens) => {
  test.each(bodyPairs)('body text %s on %s has a contrast of at least 7 to 1', (text, ground) => {
    expect(contrast(tokens, text!, ground!)).toBeGreaterThanOrEqual(7);
  });

  test.each(labelPairs)(
    'label text %s on %s has a contrast of at least 4.5 to 1',
    (text, ground) => {
      expect(contrast(tokens, text!, ground!)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(edgePairs)('the border %s on %s has a contrast of at least 3 to 1', (edge, ground) => {
    expect(contrast(tokens, edge!, ground!)).toBeGreaterThanOrEqual(3);
  });
});

describe('the design tokens', () => {
  it('exist in the style sheet under every name that code uses', () => {
    const { media, container, ...groups } = designTokens;
    const named = Object.values(groups).flatMap((group) => Object.values(group));
    expect(named.length).toBeGreaterThan(50);
    for (const reference of named) {
      expect(light.has(/^var\(--([a-z0-9-]+)\)$/.exec(reference)?.[1] ?? reference)).toBe(true);
    }
    expect(media.phone).toBe('(max-width: 640px)');
    expect(container.cards).toBe('(max-width: 56.25rem)');
  });

  it('that are colours of the light theme also have a value in the dark theme', () => {
    const darkOnly = tokensWhere((_, media) => media.includes('dark'));
    const colors = [...light].filter(([, value]) => /^(#|rgb|oklch)/.test(value));
    expect(colors.length).toBeGreaterThan(25);
    expect(colors.map(([name]) => name).filter((name) => !darkOnly.has(name))).toEqual([]);
  });

  it('put notices above sticky toolbars, and below the header and its bubbles', () => {
    const depths = ['raised', 'sticky', 'notice', 'header', 'bubble', 'toast'].map((name) =>
      Number(light.get(`depth-${name}`)),
    );
    expect(depths).toEqual(depths.toSorted((one, other) => one - other));
    expect(new Set(depths).size).toBe(depths.length);
  });

  it('switch off animations for readers who prefer reduced motion', () => {
    const reduced = tokensWhere((_, media) => media.includes('prefers-reduced-motion'));
    expect(Object.fromEntries(reduced)).toEqual({
      'motion-quick': '0ms',
      'motion-calm': '0ms',
      'motion-turning': 'none',
      'motion-travelling': 'none',
    });
  });
});

function tokensWhere(wanted: (selector: string, media: string) => boolean): Tokens {
  const tokens: Tokens = new Map();
  sheet.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as postcss.Rule;
    const media = rule.parent?.type === 'atrule' ? (rule.parent as postcss.AtRule).params : '';
    if (wanted(rule.selector, media)) tokens.set(declaration.prop.slice(2), declaration.value);
  });
  return tokens;
}

/** WCAG 2.2 contrast ratio of two tokens, 1 to 21. */
function contrast(tokens: Tokens, text: string, ground: string): number {
  const [dim, bright] = [luminance(rgbOf(tokens, text)), luminance(rgbOf(tokens, ground))].sort(
    (a, b) => a - b,
  );
  return (bright! + 0.05) / (dim! + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Parses the formats that the style sheet uses: `#rrggbb` and `oklch(from var(--a) lightness chroma h)`. */
function rgbOf(tokens: Tokens, name: string): Rgb {
  const value = tokens.get(name) ?? '';
  const hue = /^oklch\(from var\(--([a-z-]+)\) ([\d.]+) ([\d.]+) h\)$/.exec(value);
  if (hue) return withHueOf(rgbOf(tokens, hue[1]!), Number(hue[2]), Number(hue[3]));
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(value);
  if (!hex) throw new Error(`--${name} is no colour: ${value}`);
  return [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16), parseInt(hex[3]!, 16)];
}

/** Relative oklch colour (CSS Color 4, sample code of §10.8): the hue of one colour, lightness and chroma as given. */
function withHueOf([red, green, blue]: Rgb, lightness: number, chroma: number): Rgb {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const hue = Math.atan2(
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
  );
  const [a, bee] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * bee) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * bee) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * bee) ** 3;
  return [
    gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function gamma(share: number): number {
  const part = share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, Math.max(0, part));
}
