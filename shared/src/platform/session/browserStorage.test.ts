import { createNonThrowingStorage } from './browserStorage.ts';

/** A browser's storage with room for a number of characters. */
function storageOf(room: number): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      const others = [...kept].filter(([other]) => other !== key).map(([, text]) => text);
      if ([...others, value].join('').length > room)
        throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
  } as Storage;
}

describe('the browser’s storage, when it is full', () => {
  it('keeps a value that does not fit for as long as the page is open, and never returns the old one', () => {
    const browser = storageOf(8);
    const storage = createNonThrowingStorage(() => browser);
    storage.setItem('token', 'old');
    storage.setItem('other', 'abcde');
    storage.setItem('token', 'newer');
    expect(storage.getItem('token')).toBe('newer');
    expect(browser.getItem('token')).toBeNull();
    expect(browser.getItem('other')).toBe('abcde');
    storage.removeItem('token');
    expect(storage.getItem('token')).toBeNull();
  });

  it('returns the value that another tab has stored later', () => {
    const browser = storageOf(5);
    const storage = createNonThrowingStorage(() => browser);
    storage.setItem('token', 'too long');
    browser.setItem('token', 'their');
    expect(storage.getItem('token')).toBe('their');
    storage.setItem('token', 'mine');
    expect(browser.getItem('token')).toBe('mine');
  });
});

it('values are kept for as long as the page is open if the browser forbids storage', () => {
  const storage = createNonThrowingStorage(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(storage.getItem('language')).toBeNull();
  storage.setItem('language', 'sr');
  expect(storage.getItem('language')).toBe('sr');
  storage.removeItem('language');
  expect(storage.getItem('language')).toBeNull();
});
