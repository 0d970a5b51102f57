import { cspNonce } from './cspNonce.ts';

function page(head: string): Document {
  return new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
}

describe('the nonce of the page', () => {
  it('is what the page’s meta element carries', () => {
    expect(cspNonce(page('<meta name="csp-nonce" content="abc">'))).toBe('abc');
  });

  it('is missing where a module runs alone', () => {
    expect(cspNonce(page(''))).toBeUndefined();
    expect(cspNonce(page('<meta name="csp-nonce" content="">'))).toBeUndefined();
  });
});
