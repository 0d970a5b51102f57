import { readPlainText } from './readPlainText.ts';

test.each([
  ['10<sup>3</sup> m<sup>2</sup>, 10<sup>-6</sup>', '10³ m², 10⁻⁶'],
  ['CO<sub>2</sub>, 75 %<sup>1</sup>', 'CO₂, 75 %¹'],
  ['x<sup>a</sup>, x<sub>max</sub>', 'x^a, x_max'],
  ['10³ and H₂O', '10³ and H₂O'],
  ['The firm <s>partly</s> <strong>meets</strong><sup></sup>', 'The firm ~partly~ meets'],
  ['10<s><sup>3</sup></s>', '10~³~'],
])('the plain text of %s is %s', (html, words) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  expect(readPlainText(body)).toBe(words);
});
