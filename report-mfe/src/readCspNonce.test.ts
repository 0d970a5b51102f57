import { readCspNonce } from './readCspNonce.ts';

function page(head: string): Document {
  return new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
}

describe('the nonce for style elements, which the Content-Security-Policy requires', () => {
  it('is read from the page’s meta element', () => {
    expect(readCspNonce(page('<meta name="csp-nonce" content="abc">'))).toBe('abc');
  });

  it('is undefined if the page has no meta element with a nonce', () => {
    expect(readCspNonce(page(''))).toBeUndefined();
    expect(readCspNonce(page('<meta name="csp-nonce" content="">'))).toBeUndefined();
  });
});
