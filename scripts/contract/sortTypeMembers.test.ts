import { sortTypeMembers } from './sortTypeMembers.ts';

test.each([
  ['const a: 2 | 1;', 'const a: 1 | 2;'],
  ['type A = {\n    b?: B<"z" | "a"> | null;\n};', 'type A = {\n    b?: B<"a" | "z"> | null;\n};'],
  ['// @public\nfunction f(a: Y | X): void;\n', '// @public\nfunction f(a: X | Y): void;\n'],
  ['type T =\n    | { b: 1 }\n    | { a: 1 };', 'type T =\n    { a: 1; } | { b: 1; };'],
])('the members of a union are sorted, because their order has no meaning: %s', (code, sorted) => {
  expect(sortTypeMembers(code)).toBe(sorted);
});

it('the properties of object types are sorted alphabetically, with their comments', () => {
  const [one, other] = [
    'declare const a: {\n    year: number;\n    // Passed.\n    passed: { b: 1; a: 2 };\n};\n',
    'declare const a: {\n    // Passed.\n    passed: { a: 2; b: 1; };\n    year: number;\n};\n',
  ];
  expect(sortTypeMembers(one)).toBe(other);
  expect(sortTypeMembers(other)).toBe(other);
});

it('the order of overloaded functions is kept', () => {
  const code = 'type A = { (b: string): void; (a: number): void };\n';
  expect(sortTypeMembers(code)).toBe(code);
});
