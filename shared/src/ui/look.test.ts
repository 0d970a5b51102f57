/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import * as look from './look.ts';

type Tokens = Map<string, string>;
type Rgb = readonly [number, number, number];

const sheet = postcss.parse(readFileSync(join(__dirname, 'look.css'), 'utf8'));
const light = tokensWhere((selector, media) => selector.startsWith(':root') && media === '');
const dark = new Map([
  ...light,
  ...tokensWhere((selector, media) => selector.startsWith(':root') && media.includes('dark')),
]);

const themes: [string, Tokens][] = [
  ['light', light],
  ['dark', dark],
];

/** Text that people read for long: AAA. */
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

/** Labels, marks and words on filled surfaces: AA. */
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

/** Edges that show where a control is, and the focus ring: 3:1 (WCAG 2.2, 1.4.11). */
const edgePairs = [
  ['control', 'paper'],
  ['control', 'wash'],
  ['control', 'beyond-soft'],
  ['focus', 'paper'],
  ['focus', 'wash'],
  ['focus', 'brand-soft'],
];

describe.each(themes)('in the %s theme', (_, tokens) => {
  test.each(bodyPairs)('%s on %s reads like print: 7 to 1', (text, ground) => {
    expect(contrast(tokens, text!, ground!)).toBeGreaterThanOrEqual(7);
  });

  test.each(labelPairs)('%s on %s is legible: 4.5 to 1', (text, ground) => {
    expect(contrast(tokens, text!, ground!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)('%s stands out from %s: 3 to 1', (edge, ground) => {
    expect(contrast(tokens, edge!, ground!)).toBeGreaterThanOrEqual(3);
  });
});

describe('the tokens', () => {
  it('are all there when a part names one', () => {
    const { media, ...groups } = look;
    const named = Object.values(groups).flatMap((group) => Object.values(group));
    expect(named.length).toBeGreaterThan(50);
    for (const reference of named) {
      expect(light.has(/^var\(--([a-z0-9-]+)\)$/.exec(reference)?.[1] ?? reference)).toBe(true);
    }
    expect(media.phone).toBe('(max-width: 640px)');
  });

  it('have a dark value wherever they have a light colour', () => {
    const darkOnly = tokensWhere((_, media) => media.includes('dark'));
    const colors = [...light].filter(([, value]) => /^(#|rgb|color-mix)/.test(value));
    expect(colors.length).toBeGreaterThan(25);
    expect(colors.map(([name]) => name).filter((name) => !darkOnly.has(name))).toEqual([]);
  });

  it('leave no motion to a reader who asks for none', () => {
    const reduced = tokensWhere((_, media) => media.includes('prefers-reduced-motion'));
    expect(Object.fromEntries(reduced)).toEqual({ 'motion-quick': '0ms', 'motion-calm': '0ms' });
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

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Knows what the sheet uses: `#rrggbb` and `color-mix(in srgb, var(--a) N%, var(--b))`. */
function rgbOf(tokens: Tokens, name: string): Rgb {
  const value = tokens.get(name) ?? '';
  const mix = /^color-mix\(in srgb, var\(--([a-z-]+)\) (\d+)%, var\(--([a-z-]+)\)\)$/.exec(value);
  if (mix) {
    const [first, second] = [rgbOf(tokens, mix[1]!), rgbOf(tokens, mix[3]!)];
    const share = Number(mix[2]) / 100;
    return [0, 1, 2].map((at) => first[at]! * share + second[at]! * (1 - share)) as unknown as Rgb;
  }
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(value);
  if (!hex) throw new Error(`--${name} is no colour: ${value}`);
  return [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16), parseInt(hex[3]!, 16)];
}
