import { pagePolicy } from './securityHeaders.ts';

describe('the page’s policy', () => {
  it('lets it call its own site and nothing else', () => {
    expect(pagePolicy('nonce', undefined)).toContain("; connect-src 'self'; ");
  });

  it('lets it send files to the store that is configured', () => {
    expect(pagePolicy('nonce', 'https://store.test')).toContain(
      "; connect-src 'self' https://store.test; ",
    );
  });
});
