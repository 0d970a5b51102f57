import { preparePastedHtml } from './preparePastes.ts';

function read(html: string): HTMLElement {
  return new DOMParser().parseFromString(preparePastedHtml(html, undefined), 'text/html').body;
}

it('lets style sheets be read by the page’s nonce', () => {
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
])('takes the handler out of %s', (html) => {
  const names = [...read(html).querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
  expect(names).not.toEqual([]);
  expect(names.filter((name) => /^on[a-z]+$/.test(name))).toEqual([]);
});

it('sets no address that others are relative to', () => {
  expect(read('<BASE href="https://example.org/"><p>a</p>').querySelector('base')).toBeNull();
});

it('leaves words as they are', () => {
  const words = 'Only once = read often, online="yes".';
  expect(read(`<p title='${words}'>${words}</p>`).querySelector('p')).toMatchObject({
    title: words,
    textContent: words,
  });
});
