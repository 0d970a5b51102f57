import { createPageContentSecurityPolicy } from './registerSecurityHeaders.ts';

const policy = (given: { storeOrigin?: string; tryOrigins?: string[] }) =>
  createPageContentSecurityPolicy({ nonce: 'n', storeOrigin: undefined, tryOrigins: [], ...given });

describe('the page’s content security policy', () => {
  it('allows loading from and calls to this site only', () => {
    expect(policy({})).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; style-src-elem 'self' 'nonce-n'; style-src-attr 'unsafe-inline'; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('allows sending files to the configured store', () => {
    expect(policy({ storeOrigin: 'https://store.test' })).toContain(
      "; connect-src 'self' https://store.test; ",
    );
  });

  it('allows scripts and connections from the origins that are configured for trials of builds', () => {
    const tried = policy({ tryOrigins: ['http://127.0.0.1:3003'] });
    expect(tried).toContain("; script-src 'self' http://127.0.0.1:3003; ");
    expect(tried).toContain("connect-src 'self' http://127.0.0.1:3003 ws://127.0.0.1:3003; ");
  });
});
