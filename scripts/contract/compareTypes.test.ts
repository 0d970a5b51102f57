import path from 'node:path';
import { compareTypes } from './compareTypes.ts';
import { readSymbols } from './readSymbols.ts';

const root = path.join(__dirname, '..', '..');

/** Returns the text of a report in which the entry point `platform` exports these names of the code. */
const textOf = (code: string, names: readonly string[], slots = `'side.bar': object`) =>
  [
    '```ts',
    code,
    `type FillerPropsBySlot = { ${slots} };`,
    `declare namespace platform { export { ${[...names, 'FillerPropsBySlot'].join(', ')} } }`,
    '```',
  ].join('\n');

type Case = [what: string, before: string, after: string, kind: 'broken' | 'extended' | undefined];

const typeCases: Case[] = [
  ['stay', 'function one(a: string): void;', 'function one(a: string): void;', undefined],
  [
    'get an optional parameter',
    'function one(a: string): void;',
    'function one(a: string, b?: number): void;',
    'extended',
  ],
  [
    'get a parameter',
    'function one(a: string): void;',
    'function one(a: string, b: number): void;',
    'broken',
  ],
  [
    'accept more',
    'function one(a: string): void;',
    'function one(a: string | number): void;',
    'extended',
  ],
  [
    'return more',
    'type R = { a: string };\nfunction one(): R;',
    'type R = { a: string; b: number };\nfunction one(): R;',
    'extended',
  ],
  [
    'return less',
    'type R = { a: string; b: number };\nfunction one(): R;',
    'type R = { a: string };\nfunction one(): R;',
    'broken',
  ],
  [
    'need more in what they are given',
    'type R = { a: string };\nfunction one(given: R): void;',
    'type R = { a: string; b: number };\nfunction one(given: R): void;',
    'broken',
  ],
  [
    'return one more kind of value',
    `function one(): 'hr' | 'en';`,
    `function one(): 'hr' | 'en' | 'sr';`,
    'broken',
  ],
  [
    'have a generic type with one more property',
    'type one<T> = { a: T };',
    'type one<T> = { a: T; b: string };',
    'extended',
  ],
  [
    'have a generic type with another property',
    'type one<T> = { a: T; b: number };',
    'type one<T> = { a: T; b: string };',
    'broken',
  ],
  [
    'have another number of type parameters',
    'type one<T> = T;',
    'type one<T, U> = T | U;',
    'broken',
  ],
  ['become a type only', 'class one { a: string }', 'type one = { a: string };', 'broken'],
  [
    'have another name for a type that is not exported',
    'type R = { a: string };\nfunction one(given: R): void;',
    'type R_2 = { a: string };\nfunction one(given: R_2): void;',
    undefined,
  ],
];

const slotCases: Case[] = [
  ['gets an optional prop', '{ id: number }', '{ id: number; isBrief?: boolean }', 'extended'],
  // Modules that offer the slot and were built before the change do not pass the new prop.
  ['gets a prop', '{ id: number }', '{ id: number; area: string }', 'broken'],
  ['loses a prop', '{ id: number; area: string }', '{ id: number }', 'broken'],
  ['stays', '{ id: number }', '{ id: number }', undefined],
];

/** All cases are compared at once, because the compiler takes seconds to start. Each case has names of its own. */
const compared = (() => {
  const textAt = (side: 1 | 2) =>
    textOf(
      typeCases
        .map((one, index) => one[side].replaceAll(/\b(one|R(_2)?)\b/g, `$1_${index}`))
        .join('\n'),
      typeCases.map((_, index) => `one_${index}`),
      slotCases.map((one, index) => `'slot.${index}': ${one[side]}`).join('; '),
    );
  return compareTypes(root, { before: textAt(1), after: textAt(2) });
})();

describe('types and functions that modules use', () => {
  test.each(typeCases.map(([what, , , kind], index) => ({ what, kind, index })))(
    'if they $what, the change counts as $kind (undefined: no change)',
    ({ kind, index }) => {
      expect(compared.types.get(`platform.one_${index}`)?.kind).toBe(kind);
    },
  );

  it('are reported with the compiler’s message about what a changed type lacks', () => {
    const index = typeCases.findIndex(([what]) => what === 'return less');
    expect(compared.types.get(`platform.one_${index}`)?.detail).toContain(
      `Property 'b' is missing`,
    );
  });

  it('are reported when they are added or removed', () => {
    const code = 'const one: string;\nconst two: string;';
    const [both, first] = [textOf(code, ['one', 'two']), textOf(code, ['one'])];
    const { types } = compareTypes(root, { before: first, after: both });
    expect([...types]).toEqual([['platform.two', { kind: 'added', detail: 'is new' }]]);
    const back = compareTypes(root, { before: both, after: first });
    expect([...back.types]).toEqual([['platform.two', { kind: 'broken', detail: 'was removed' }]]);
  });

  it('are compared by the names that the package exports', () => {
    const [symbol] = readSymbols(textOf('const one_2: string;', ['one_2 as one']));
    expect(symbol).toMatchObject({ id: 'platform.one', isValue: true, isType: false });
  });
});

describe('a slot', () => {
  test.each(slotCases.map(([what, , , kind], index) => ({ what, kind, index })))(
    'if it $what, the change counts as $kind (undefined: no change)',
    ({ kind, index }) => {
      expect(compared.slots.get(`slot.${index}`)?.kind).toBe(kind);
    },
  );

  it('breaks no type that lists all slots when it is added', () => {
    const code = 'function fill(name: (slot: keyof FillerPropsBySlot) => void): void;';
    const [before, after] = [`'side.bar': object`, `'side.bar': object; 'home.top': object`].map(
      (slots) => textOf(code, ['fill'], slots),
    ) as [string, string];
    const { types, slots } = compareTypes(root, { before, after });
    expect(types.get('platform.fill')?.kind).toBe('extended');
    expect([...slots]).toEqual([['home.top', { kind: 'added', detail: 'is new' }]]);
    const back = compareTypes(root, { before: after, after: before });
    expect(back.slots.get('home.top')?.kind).toBe('broken');
  });
});
