import { splitText } from './splitText.ts';

/** Cuts a text at each `|`. */
function cut(html: string): string[] {
  const text = document.createElement('div');
  text.innerHTML = html.replaceAll('|', '<i class="cut"></i>');
  const cuts = [...text.querySelectorAll('.cut')].map((mark) => {
    // Removes the marker and joins the text nodes around it: a browser's parser would have created one node.
    const next = mark.nextSibling!;
    const previous = mark.previousSibling;
    mark.remove();
    if (next.nodeType !== Node.TEXT_NODE || previous?.nodeType !== Node.TEXT_NODE)
      return { node: next, offset: 0 };
    const offset = previous.textContent!.length;
    previous.textContent += next.textContent!;
    next.remove();
    return { node: previous, offset };
  });
  return splitText(text, cuts);
}

test.each([
  ['between paragraphs', '<p>a</p><p>|b</p>', ['<p>a</p>', '<p>b</p>']],
  ['inside of a paragraph', '<p>a |b</p>', ['<p>a </p>', '<p>b</p>']],
  [
    'inside of bold words',
    '<p>a <strong>b |c</strong> d</p>',
    ['<p>a <strong>b </strong></p>', '<p><strong>c</strong> d</p>'],
  ],
  [
    'between the items of a list',
    '<ul><li>a</li><li><b>|b</b></li></ul>',
    ['<ul><li>a</li></ul>', '<ul><li><b>b</b></li></ul>'],
  ],
  ['before a list', '<p>a</p><ul><li>|b</li></ul>', ['<p>a</p>', '<ul><li>b</li></ul>']],
  [
    'inside of a list item, which has no bullet on the next sheet',
    '<ul><li>a |b</li><li>c</li></ul>',
    ['<ul><li>a </li></ul>', '<ul><li class="continued">b</li><li>c</li></ul>'],
  ],
  [
    'inside of a numbered list, whose numbering continues',
    '<ol><li>a</li><li>b |c</li><li>d</li></ol>',
    [
      '<ol><li value="1">a</li><li value="2">b </li></ol>',
      '<ol><li value="2" class="continued">c</li><li value="3">d</li></ol>',
    ],
  ],
  [
    'inside of a list that starts at 4, whose numbering continues',
    '<ol start="4"><li>a</li><li>|b</li></ol>',
    ['<ol start="4"><li value="4">a</li></ol>', '<ol start="4"><li value="5">b</li></ol>'],
  ],
  [
    'inside of a nested list',
    '<ol><li>a<ul><li>b</li><li>|c</li></ul></li></ol>',
    [
      '<ol><li value="1">a<ul><li>b</li></ul></li></ol>',
      '<ol><li value="1" class="continued"><ul><li>c</li></ul></li></ol>',
    ],
  ],
  [
    'after an empty line, which is left out',
    '<p>a</p><p><br></p><p>|b</p>',
    ['<p>a</p>', '<p>b</p>'],
  ],
  ['nowhere if it has no page break', '<p>a</p>', ['<p>a</p>']],
])('a text is cut %s', (_, html, parts) => {
  expect(cut(html)).toEqual(parts);
});

it('a text that is cut into many parts loses no words', () => {
  const parts = cut('<p>a |b</p><ul><li>|c</li><li>d |e</li></ul><p>f |g</p>');
  expect(parts.map((part) => part.replace(/<[^>]*>/g, ''))).toEqual(['a ', 'b', 'cd ', 'ef ', 'g']);
});
