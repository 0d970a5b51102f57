import fc from 'fast-check';
import { scriptAttacks } from '@cert/shared/testing/attacks';
import { sanitiseRichText } from './sanitiseRichText.ts';

/** Matches a text with allowed tags only. The class of a span is the only allowed attribute. */
const allowed =
  /^(?:[^<>]|<\/?(?:p|strong|b|em|i|u|ul|ol|li|span)>|<br \/>|<span class="text-(?:small|big|huge|accent|muted)(?: text-(?:small|big|huge|accent|muted))*">)*$/;

describe('a script attack in the rich text of the report', () => {
  it.each(scriptAttacks)('leaves only harmless tags: %s', (attack) => {
    const once = sanitiseRichText(attack);
    expect(once).toMatch(allowed);
    expect(sanitiseRichText(once)).toBe(once);
  });

  it.each(scriptAttacks)('leaves only harmless tags inside a list, too: %s', (attack) => {
    const once = sanitiseRichText(`<ul><li>a${attack}b</li></ul>`);
    expect(once).toMatch(allowed);
    expect(sanitiseRichText(once)).toBe(once);
  });

  it('leaves only harmless tags if pieces of attacks are combined at random', () => {
    const pieces = scriptAttacks.flatMap((attack) => attack.match(/<[^>]*>?|[^<]+/g) ?? []);
    const tags = ['<p>', '</p>', '<ul>', '</ul>', '<li>', '</li>', '<span>', '</span>', '<br>'];
    const some = fc.array(fc.constantFrom(...pieces, ...tags), { maxLength: 12 });
    fc.assert(
      fc.property(some, (parts) => {
        const once = sanitiseRichText(parts.join(''));
        expect(once).toMatch(allowed);
        expect(sanitiseRichText(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });
});
