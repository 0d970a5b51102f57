import { containsSuggestion } from './TextSuggestions.tsx';

describe('a suggestion that the editor offers for a text of the report', () => {
  it('counts as used if the text contains its words in any format', () => {
    expect(
      containsSuggestion(
        '<ul><li>Praise &amp; <strong>thanks</strong></li></ul>',
        'Praise & thanks',
      ),
    ).toBe(true);
    expect(containsSuggestion('<p>Praise&nbsp;&amp;\n thanks</p>', 'Praise & thanks')).toBe(true);
  });

  it('counts as used if its digits are superscript', () => {
    expect(containsSuggestion('<p>Up to 10<sup>3</sup> m<sup>2</sup></p>', '10³ m²')).toBe(true);
  });

  it('does not count as used if it was rewritten or removed', () => {
    expect(containsSuggestion('<p>Praise and thanks</p>', 'Praise & thanks')).toBe(false);
    expect(containsSuggestion('', 'Praise')).toBe(false);
    expect(containsSuggestion('<p><s>Praise</s> &amp; thanks</p>', 'Praise & thanks')).toBe(false);
  });
});
