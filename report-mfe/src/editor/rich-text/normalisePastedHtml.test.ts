import { normalisePastedHtml } from './normalisePastedHtml.ts';

/** The body of the rewritten HTML. */
function bodyOf(html: string): string {
  return new DOMParser().parseFromString(normalisePastedHtml(html).html, 'text/html').body
    .innerHTML;
}

describe('deleted and hidden text in a paste', () => {
  it.each([
    ['text in a `del` element', '<p>Tvrtka <del>ne </del>ispunjava</p>', '<p>Tvrtka ispunjava</p>'],
    [
      'text that Word marks as deleted',
      '<p class=MsoNormal>a<span class=msoDel><del cite="mailto:Ana" datetime="2026-11-26T10:00">b</del></span>c</p>',
      '<p class="MsoNormal">ac</p>',
    ],
    [
      'text with the style `display: none`',
      '<p>a<span style="display: none">b</span></p>',
      '<p>a</p>',
    ],
    [
      'text that Word hides by a style',
      '<p>a<span style="color:red;mso-hide:all"><b>b</b></span></p>',
      '<p>a</p>',
    ],
    [
      'text that Word’s style sheet hides',
      '<style><!-- /* p.a {} */ @page a {size:1cm} @list l0:level1 {mso-level-text:x;} span.x\n\t{mso-hide:all;} --></style><p>a<span class="x">b</span></p>',
      '<p>a</p>',
    ],
    ['text with the attribute `hidden`', '<p>a<i hidden>b</i></p>', '<p>a</p>'],
    [
      'text that another style sheet hides',
      '<style>p.x{display:none}</style><p class="x">a</p><p>b</p>',
      '<p>b</p>',
    ],
    [
      'a paragraph that contains only deleted text',
      '<p><b><del>a</del></b></p><p>b</p>',
      '<p>b</p>',
    ],
    [
      'an item of a Word list that contains only deleted text',
      '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.</span><del>a</del></p><p>b</p>',
      '<p>b</p>',
    ],
  ])('is left out, and the writer is told: %s', (_what, html, kept) => {
    expect(bodyOf(html)).toBe(kept);
    expect(normalisePastedHtml(html).leftOut).toEqual(['hidden']);
  });

  it('is removed from a table cell, but the empty cell stays, so that columns stay aligned', () => {
    const row = '<table><tbody><tr><td><del>a</del></td><td>b</td></tr></tbody></table>';
    expect(bodyOf(row)).toBe('<table><tbody><tr><td></td><td>b</td></tr></tbody></table>');
  });

  it('is not reported if it has no words', () => {
    expect(normalisePastedHtml('<p>a<span style="display:none"> </span></p>').leftOut).toEqual([]);
  });
});

it.each([
  [
    'struck out by a style',
    '<p style="text-decoration:underline line-through">a <b>b</b></p>',
    '<p style="text-decoration:underline line-through"><s>a </s><b><s>b</s></b></p>',
  ],
  [
    'struck out by a style sheet',
    '<style>.s1{text-decoration:line-through}</style><p>a <span class="s1">b</span></p>',
    '<p>a <span class="s1"><s>b</s></span></p>',
  ],
  [
    'raised',
    '<p>10<span style="vertical-align:super">3</span></p>',
    '<p>10<span style="vertical-align:super"><sup>3</sup></span></p>',
  ],
  [
    'lowered',
    '<p>CO<span style="vertical-align:sub">2</span></p>',
    '<p>CO<span style="vertical-align:sub"><sub>2</sub></span></p>',
  ],
])('pasted text that is %s gets the matching HTML tag', (_what, html, kept) => {
  expect(bodyOf(html)).toBe(kept);
  expect(normalisePastedHtml(html).leftOut).toEqual([]);
});

it('a pasted list starts at the number of its first item', () => {
  expect(bodyOf('<ol><li value="4">a</li><li>b</li></ol>')).toBe(
    '<ol start="4"><li value="4">a</li><li>b</li></ol>',
  );
});

it.each([
  '<style>@media print{p{display:none}} p.b{display:none} a:-x-y{display:none}</style><p>a</p>',
  '<p>10<sup>3</sup> m², CO<sub>2</sub> <s>a</s> <strike>b</strike></p>',
  '<ol start="4"><li>a</li></ol><ol><li value="1">b</li></ol>',
  '<html xmlns:o="urn:x"><o:SmartTagType name="City"/><![if !x]>a<![endif]><td style="vertical-align:sub">',
])('pasted HTML that needs no change stays as it is: %s', (html) => {
  expect(normalisePastedHtml(html)).toEqual({ html, leftOut: [] });
});

it('after a paste, the writer is told that pictures are not kept, except for the invisible pictures of e-mails', () => {
  expect(normalisePastedHtml('<p>a<img src="x.png"></p>').leftOut).toEqual(['pictures']);
  expect(normalisePastedHtml('<p>a<img src="x.gif" width="1" height="1"></p>').leftOut).toEqual([]);
  expect(normalisePastedHtml('<p><del>a</del><svg></svg></p>').leftOut).toEqual([
    'hidden',
    'pictures',
  ]);
});
