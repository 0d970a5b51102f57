import { cspNonce } from './cspNonce.ts';

function page(head: string): Document {
  return new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
}

describe('the nonce for styles, as the content security policy demands', () => {
  it('is read from the page’s meta element', () => {
    expect(cspNonce(page('<meta name="csp-nonce" content="abc">'))).toBe('abc');
  });

  it('is undefined if the page has no meta element with a nonce', () => {
    expect(cspNonce(page(''))).toBeUndefined();
    expect(cspNonce(page('<meta name="csp-nonce" content="">'))).toBeUndefined();
  });
});
