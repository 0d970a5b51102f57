import { containsSuggestion } from './Suggestions.tsx';

describe('a suggestion', () => {
  it('is used when the text holds its words in whatever form', () => {
    expect(
      containsSuggestion(
        '<ul><li>Praise &amp; <strong>thanks</strong></li></ul>',
        'Praise & thanks',
      ),
    ).toBe(true);
    expect(containsSuggestion('<p>Praise&nbsp;&amp;\n thanks</p>', 'Praise & thanks')).toBe(true);
  });

  it('is used when its digits are raised', () => {
    expect(containsSuggestion('<p>Up to 10<sup>3</sup> m<sup>2</sup></p>', '10³ m²')).toBe(true);
  });

  it('is not used when it was rewritten or taken out', () => {
    expect(containsSuggestion('<p>Praise and thanks</p>', 'Praise & thanks')).toBe(false);
    expect(containsSuggestion('', 'Praise')).toBe(false);
    expect(containsSuggestion('<p><s>Praise</s> &amp; thanks</p>', 'Praise & thanks')).toBe(false);
  });
});
