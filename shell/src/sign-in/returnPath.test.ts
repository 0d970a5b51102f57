import { memoryStorage } from '@cert/shared/testing';
import {
  clearReturnPath,
  wasSignedOutOfPage,
  storeReturnPath,
  takeReturnPath,
} from './returnPath.ts';

const ana = 1;
const iva = 2;

/** The address after Ana signs in, if the page was last used by the given account. */
function after(path: string, accountId: number | undefined = ana): string {
  const storage = memoryStorage();
  storeReturnPath(storage, { path, accountId });
  return takeReturnPath(storage, ana);
}

describe('the page after the sign-in', () => {
  test.each(['/2/info', '/2/category/engagement/5?from=mail#question-7', '/'])(
    'is the page that required the sign-in: %s',
    (path) => expect(after(path)).toBe(path),
  );

  test.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example/2',
    'javascript:alert(1)',
    'elsewhere.example',
    '/2\n/info',
    '/\t/elsewhere.example',
    '',
  ])('is never a page of another site: %j', (path) => expect(after(path)).toBe('/'));

  it('is the start page if another account signs in than the one that used the page before', () => {
    expect(after('/2/info', iva)).toBe('/');
  });

  it('is the requested page if nobody was signed in before', () => {
    const storage = memoryStorage();
    storeReturnPath(storage, { path: '/2/info', accountId: undefined });
    expect(wasSignedOutOfPage(storage)).toBe(false);
    expect(takeReturnPath(storage, ana)).toBe('/2/info');
  });

  it('is used only once, and is forgotten at a sign-out', () => {
    const storage = memoryStorage();
    storeReturnPath(storage, { path: '/2/info', accountId: ana });
    expect(wasSignedOutOfPage(storage)).toBe(true);
    expect(takeReturnPath(storage, ana)).toBe('/2/info');
    expect(takeReturnPath(storage, ana)).toBe('/');
    storeReturnPath(storage, { path: '/2/info', accountId: ana });
    clearReturnPath(storage);
    expect(takeReturnPath(storage, ana)).toBe('/');
  });

  test.each(['no JSON', 'null', '[]', '{"path":7}', '{"path":{"a":1},"accountId":"1"}'])(
    'is the start page if the browser’s storage contains %s',
    (kept) => expect(takeReturnPath(memoryStorage({ origin: kept }), ana)).toBe('/'),
  );
});
