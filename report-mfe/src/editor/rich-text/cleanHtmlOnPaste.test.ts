import type { Editor } from '@ckeditor/ckeditor5-core';
import { preparePastedHtml, cleanHtmlOnPaste } from './cleanHtmlOnPaste.ts';

function read(html: string): HTMLElement {
  return new DOMParser().parseFromString(preparePastedHtml(html, undefined), 'text/html').body;
}

it('style elements in a paste get the page’s nonce, so that the browser may read them', () => {
  expect(preparePastedHtml('<style>@list l0</style><STYLE type="a">b</STYLE>', 'n0nce')).toBe(
    '<style nonce="n0nce">@list l0</style><style nonce="n0nce" type="a">b</STYLE>',
  );
  expect(preparePastedHtml('<style>a</style>', undefined)).toBe('<style>a</style>');
});

test.each([
  '<p onclick="alert(1)" class="a">b</p>',
  "<img src=x onerror='alert(1)'>",
  '<img src=x ONERROR\n= alert("1")>',
  '<input type=checkbox onclick>',
  '<svg/onload=alert(1)>',
  '<img src="x"onerror="alert(1)"alt="y">',
  '<p title="a>b" onclick="alert(1)">c</p>',
  '<p title=\'"\' x="y onclick=alert(1)>" onclick=alert(1)>c</p>',
])('event handlers are stripped from the paste %s', (html) => {
  const names = [...read(html).querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
  expect(names).not.toEqual([]);
  expect(names.filter((name) => /^on[a-z]+$/.test(name))).toEqual([]);
});

it('`<base>` is stripped from a paste', () => {
  expect(read('<BASE href="https://example.org/"><p>a</p>').querySelector('base')).toBeNull();
});

it('words that merely look like event handlers stay in a paste', () => {
  const words = 'Only once = read often, online="yes".';
  expect(read(`<p title='${words}'>${words}</p>`).querySelector('p')).toMatchObject({
    title: words,
    textContent: words,
  });
});

describe('the notice to the writer after a paste', () => {
  const picture = new File(['x'], 'x.png', { type: 'image/png' });
  const table = new File(['x'], 'x.csv', { type: 'text/csv' });

  /** Pastes into a fake editor that only has the paste event. */
  function paste(content: string, files: File[] = []) {
    let listen: (event: object, pasted: object) => void = () => undefined;
    const on = (_event: string, listener: typeof listen) => void (listen = listener);
    const leftOut: string[] = [];
    cleanHtmlOnPaste({ editing: { view: { document: { on } } } } as unknown as Editor, (what) =>
      leftOut.push(...what),
    );
    const pasted = { content, dataTransfer: { files } };
    listen({}, pasted);
    return { leftOut, content: pasted.content };
  }

  it('names deleted text and pictures that the paste has lost', () => {
    expect(paste('<p>a<del>b</del></p><img src="x.png">')).toEqual({
      leftOut: ['hidden', 'pictures'],
      content: '<html><head></head><body><p>a</p><img src="x.png"></body></html>',
    });
  });

  it('names a picture that was copied alone, but no other copied file', () => {
    expect(paste('', [picture]).leftOut).toEqual(['pictures']);
    expect(paste('', [table]).leftOut).toEqual([]);
  });

  it('does not name the picture that Word adds to copied text', () => {
    expect(paste('<p>a</p>', [picture])).toEqual({ leftOut: [], content: '<p>a</p>' });
  });
});
