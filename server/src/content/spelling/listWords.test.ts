import { listWords } from './listWords.ts';

describe('the words of a text', () => {
  it.each<[string, string[]]>([
    ['Kako ste?', ['Kako', 'ste']],
    ['Čuvari – žabe/đaci, „ćuk”.', ['Čuvari', 'žabe', 'đaci', 'ćuk']],
    ['Upitnik {product} 2026. u {year}. godini', ['Upitnik', 'u', 'godini']],
    // A suffix after a placeholder is not a word of its own: it belongs to the inserted name.
    ['dio {product}-a i {provider}u', ['dio', 'i']],
    ['XXX % zaposlenih, XXX EUR', ['zaposlenih', 'EUR']],
    ['<b>Prvo</b> i&nbsp;<a href="https://example.com/drugo">drugo</a>', ['Prvo', 'i', 'drugo']],
    ['Pišite na upute@example.com ili https://example.com/hr/pomoć', ['Pišite', 'na', 'ili']],
    ['vidi www.example.com i example.com/upute', ['vidi', 'i']],
    ['B2B, ISO 45001, 3+, 12 mjeseci', ['ISO', 'mjeseci']],
    ['e-učenje u fokus-grupi', ['e-učenje', 'u', 'fokus-grupi']],
    [
      "the organisation's plan, don't, employees'",
      ['the', 'organisation', 'plan', "don't", 'employees'],
    ],
    ['it’s isn’t', ['it', "isn't"]],
    ['i/ili', ['i', 'ili']],
    ['', []],
  ])('in “%s”', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });
});
