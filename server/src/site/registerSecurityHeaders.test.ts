import { createPageContentSecurityPolicy } from './registerSecurityHeaders.ts';

const policy = (given: { storeOrigin?: string; tryOrigins?: string[] }) =>
  createPageContentSecurityPolicy({ nonce: 'n', storeOrigin: undefined, tryOrigins: [], ...given });

describe('the page’s policy', () => {
  it('lets it load and call its own site and nothing else', () => {
    expect(policy({})).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; style-src-elem 'self' 'nonce-n'; style-src-attr 'unsafe-inline'; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('lets it send files to the store that is configured', () => {
    expect(policy({ storeOrigin: 'https://store.test' })).toContain(
      "; connect-src 'self' https://store.test; ",
    );
  });

  it('lets it run builds from where they may be tried out, and from nowhere else', () => {
    const tried = policy({ tryOrigins: ['http://127.0.0.1:3003'] });
    expect(tried).toContain("; script-src 'self' http://127.0.0.1:3003; ");
    expect(tried).toContain("connect-src 'self' http://127.0.0.1:3003 ws://127.0.0.1:3003; ");
  });
});
