import { toPlainText } from './plainText.ts';

test.each([
  ['a\vb', 'a\nb'],
  ['one\ttwo\r\nthree', 'one\ttwo\r\nthree'],
  ['bell\u0007 and \u009fmore', 'bell and more'],
  ['half \ud83d of a smile', 'half  of a smile'],
  ['čćžšđ 😀', 'čćžšđ 😀'],
])('the entered text %j becomes %j: line breaks stay, control characters go', (entered, plain) => {
  expect(toPlainText(entered)).toBe(plain);
});
