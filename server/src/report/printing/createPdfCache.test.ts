import { createPdfCache } from './createPdfCache.ts';

const pdf = (text: string) => new TextEncoder().encode(text);

/** Creates a `print` function whose promise the test itself resolves or rejects. */
function pendingPrint() {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  return { print: jest.fn(() => promise), resolve, reject };
}

/** Waits until all pending promise callbacks have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the cache of PDFs', () => {
  it('prints the PDF of each key once, also for several callers at once', async () => {
    const { get } = createPdfCache();
    const { print, resolve } = pendingPrint();
    const asked = [get('a', print), get('a', print)];
    resolve(pdf('A'));
    expect(await Promise.all(asked)).toEqual([pdf('A'), pdf('A')]);
    expect(await get('a', print)).toEqual(pdf('A'));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('prints one PDF at a time, in the order of the calls', async () => {
    const { get } = createPdfCache();
    const [first, second] = [pendingPrint(), pendingPrint()];
    const asked = [get('a', first.print), get('b', second.print)];
    await settle();
    expect([first.print.mock.calls.length, second.print.mock.calls.length]).toEqual([1, 0]);
    first.resolve(pdf('A'));
    await asked[0];
    await settle();
    expect(second.print).toHaveBeenCalledTimes(1);
    second.resolve(pdf('B'));
    expect(await asked[1]).toEqual(pdf('B'));
  });

  it('refuses a call while too many others wait, and accepts it later', async () => {
    const { get } = createPdfCache({ maxWaiting: 1 });
    const { print, resolve } = pendingPrint();
    const first = get('a', print);
    await expect(get('b', async () => pdf('B'))).rejects.toMatchObject({
      code: 'slow-down',
      details: { retryAfterSeconds: 10 },
    });
    resolve(pdf('A'));
    await first;
    expect(await get('b', async () => pdf('B'))).toEqual(pdf('B'));
  });

  it('forgets a failed print, and continues with the next one', async () => {
    const { get } = createPdfCache();
    const failing = get('a', () => Promise.reject(new Error('no browser')));
    const next = get('b', async () => pdf('B'));
    await expect(failing).rejects.toThrow('no browser');
    expect(await next).toEqual(pdf('B'));
    expect(await get('a', async () => pdf('A'))).toEqual(pdf('A'));
  });

  it('keeps a limited number of bytes, and removes the least recently used PDF first', async () => {
    const { get } = createPdfCache({ maxBytes: 4 });
    const print = jest.fn((text: string) => async () => pdf(text));
    await get('a', print('AA'));
    await get('b', print('BB'));
    await get('a', print('never'));
    await get('c', print('CC'));
    const again = jest.fn(async () => pdf('??'));
    await get('a', again);
    await get('c', again);
    expect(again).not.toHaveBeenCalled();
    await get('b', again);
    expect(again).toHaveBeenCalledTimes(1);
  });
});
