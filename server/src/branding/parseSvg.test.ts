import { createPicture } from './picture.ts';
import { parseSvg } from './parseSvg.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 60 30"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

describe('an SVG drawing of the programme', () => {
  it.each([
    [
      'paths and gradients',
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)" d="M0 0"/>',
    ],
    [
      'symbols, and references to them',
      '<symbol id="s"><circle r="1"/></symbol><use href="#s"/><use xlink:href="#s"/>',
    ],
    [
      'a style that refers only to parts of the file',
      '<style>.a{fill:#123;clip-path:url("#c")}</style><path class="a"/>',
    ],
    ['a title', '<title>Ours &amp; yours</title><desc>x</desc><text>Name</text>'],
  ])('may contain %s', (_, inside) => {
    expect(parseSvg(svg(inside))).toMatchObject({ width: 60, height: 30 });
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'has <script>'],
    [
      'a script with a namespace prefix',
      '<x:script xmlns:x="http://www.w3.org/2000/svg"/>',
      'has <script>',
    ],
    ['an event handler', '<path onload="alert(1)"/>', 'has the event handler onload'],
    ['HTML', '<foreignObject><p/></foreignObject>', 'has <foreignObject>'],
    ['an element of another namespace', '<p xmlns="http://www.w3.org/1999/xhtml"/>', 'has <p>'],
    ['a link', '<a href="#x"/>', 'has <a>'],
    ['a picture', '<image href="data:image/png;base64,AA"/>', 'has <image>'],
    [
      'an element that changes attributes',
      '<set attributeName="href" to="javascript:alert(1)"/>',
      'has <set>',
    ],
    [
      'a reference to another file',
      '<use href="https://evil.test/#a"/>',
      'refers to https://evil.test/#a',
    ],
    [
      'a reference to another file in xlink:href',
      '<use xlink:href="other.svg#a"/>',
      'refers to other.svg#a',
    ],
    [
      'a filter from another site',
      '<path filter="url(https://evil.test/#f)"/>',
      'outside of the file in filter',
    ],
    [
      'a filter from another site, written with entities',
      '<path style="fill:u&#114;l( &quot;//evil.test&quot;)"/>',
      'outside of the file in style',
    ],
    [
      'a style that imports a file',
      '<style>@import "//evil.test";</style>',
      'outside of the file in <style>',
    ],
    [
      'a style that loads a file, written with an escape',
      '<style><![CDATA[a{fill:\\75rl(//evil.test)}]]></style>',
      'outside of the file',
    ],
    [
      'a style that loads a font',
      '<style>@font-face{src:url(data:font/woff2,x)}</style>',
      'outside of the file',
    ],
  ])('may not contain %s', (_, inside, message) => {
    expect(() => parseSvg(svg(inside))).toThrow(message);
  });

  it.each([
    ['an empty file', '', 'well-formed'],
    ['a picture of another format', 'GIF89a', 'well-formed'],
    ['a file with an element that is not closed', svg('<path>'), 'well-formed'],
    [
      'a file with a document type',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
      'document type',
    ],
    [
      'a file with a style sheet of another site',
      `<?xml-stylesheet href="//evil.test"?>${svg('<path/>')}`,
      'processing instruction',
    ],
    ['a file without the SVG namespace', '<svg viewBox="0 0 1 1"><path/></svg>', 'has <svg>'],
    [
      'a drawing without content',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'holds no drawing',
    ],
    [
      'a file whose first element is not a drawing',
      '<g xmlns="http://www.w3.org/2000/svg"><path/></g>',
      'holds no drawing',
    ],
    ['a drawing without viewBox', svg('<path/>', 'width="10" height="10"'), 'no viewBox'],
    ['a viewBox without width', svg('<path/>', 'viewBox="0 0 0 10"'), 'no viewBox'],
    ['a viewBox that is not a number', svg('<path/>', 'viewBox="0 0 x 10"'), 'no viewBox'],
    ['a drawing that is too wide', svg('<path/>', 'viewBox="0 0 61 10"'), 'is 61 by 10'],
    ['a drawing that is too high', svg('<path/>', 'viewBox="0 0 10 16"'), 'is 10 by 16'],
    ['a file of 80 kB', svg(`<path d="${'M0 0'.repeat(20_000)}"/>`), 'larger than 64 kB'],
  ])('is not accepted: %s', (_, text, message) => {
    expect(() => parseSvg(text)).toThrow(message);
  });

  it('gets the brand’s colours for `currentColor`, and an address that depends on them', () => {
    const text = `<?xml version="1.0"?>\n${svg('<path fill="currentColor"/>')}`;
    const [green, red] = ['#0b6e4f', '#a01020'].map((light) =>
      createPicture(text, { light, dark: '#ffffff' }),
    );
    expect(green!.svg).toContain('viewBox="0 0 60 30"><style>:root{color:#0b6e4f}@media (');
    expect(parseSvg(green!.svg)).toMatchObject({ width: 60, height: 30 });
    expect(green!.address).toMatch(/^\/programme\/[0-9a-f]{16}\.svg$/);
    expect(red!.address).not.toBe(green!.address);
    expect(createPicture(text).svg).toBe(text);
  });
});
