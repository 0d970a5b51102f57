import { describeBrowser } from './describeBrowser.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

it.each([
  ['Chrome', 'Windows', `${windows} ${chrome}`],
  ['Microsoft Edge', 'Windows', `${windows} ${chrome} Edg/150.0.0.0`],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0'],
  [
    'Safari',
    'macOS',
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
  ],
  [
    'Safari',
    'iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome',
    'Android',
    'Mozilla/5.0 (Linux; Android 10; K) ' + chrome.replace(' Safari', ' Mobile Safari'),
  ],
])('recognises %s on %s in the User-Agent header', (browser, system, userAgent) => {
  expect(describeBrowser(userAgent)).toEqual({ browser, system });
});

it.each([
  ['no header', undefined],
  ['an empty header', ''],
])('with %s, browser and system are null', (_case, userAgent) => {
  expect(describeBrowser(userAgent)).toEqual({ browser: null, system: null });
});

it('ignores made-up browser names, even in a very long header', () => {
  const made = { browser: null, system: null };
  expect(describeBrowser('Call us at once/1.0 (on 1234)')).toEqual(made);
  expect(describeBrowser(`${'x'.repeat(100)}/1.0 ${'y'.repeat(100_000)}`)).toEqual(made);
});
