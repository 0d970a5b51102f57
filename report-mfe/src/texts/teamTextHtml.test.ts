import { scriptAttacks } from '@cert/shared/testing/attacks';
import { hasText } from '@cert/shared/domain';
import { sanitiseTeamText } from './teamTextHtml.ts';

test.each([
  [undefined, false],
  ['', false],
  ['<p><br></p>', false],
  ['<ul><li> &nbsp;\u00A0\n</li></ul>', false],
  ['\u200B\uFEFF', false],
  ['<p>0</p>', true],
  ['&lt;', true],
])('the HTML %j contains text: %s', (html, expected) => {
  expect(hasText(html)).toBe(expected);
});

it('sanitising keeps everything that the editor’s toolbar can produce', () => {
  const html =
    '<p>A <strong>bold</strong>, <em>slanted</em> and <u>lined</u> word<br>and a line.</p>' +
    '<p><s>struck</s>, 10<sup>3</sup> m³, CO<sub>2</sub></p>' +
    '<ol start="4"><li><span class="text-huge">First</span></li></ol><ul><li>Point</li></ul>';
  expect(sanitiseTeamText(html)).toBe(html);
});

it.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a picture', '<img src=x onerror=alert(1)>', ''],
  ['a link', '<a href="javascript:alert(1)">a</a>', 'a'],
  [
    'a style with other attributes',
    '<p style="position:fixed" id="result" data-x="1">a</p>',
    '<p>a</p>',
  ],
])('sanitising removes %s', (_what, html, kept) => {
  expect(sanitiseTeamText(html)).toBe(kept);
});

it.each(scriptAttacks)(
  'sanitising makes a script attack harmless, even if the server has let it through: %s',
  (attack) => {
    for (const html of [attack, `<ul><li>a${attack}b</li></ul>`]) {
      const once = sanitiseTeamText(html);
      const { body } = new DOMParser().parseFromString(once, 'text/html');
      for (const element of body.querySelectorAll('*')) {
        expect(element.tagName).toMatch(
          /^(P|BR|STRONG|B|EM|I|U|S|STRIKE|DEL|SUB|SUP|UL|OL|LI|SPAN)$/,
        );
        // The attribute `is` cannot be removed, only emptied.
        expect(element.getAttribute('is') ?? '').toBe('');
        for (const name of element.getAttributeNames())
          expect(name).toMatch(/^(class|start|value|is)$/);
      }
      expect(sanitiseTeamText(once)).toBe(once);
    }
  },
);
