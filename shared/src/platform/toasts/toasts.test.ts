import { createToastStore, successToastMs } from './toasts.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a toast', () => {
  const texts = (toasts: ReturnType<typeof createToastStore>) =>
    toasts.get().map(({ text }) => text);

  it('about a success disappears by itself', () => {
    const toasts = createToastStore();
    toasts.show({ tone: 'success', text: 'saved' });
    jest.advanceTimersByTime(successToastMs - 1);
    expect(texts(toasts)).toEqual(['saved']);
    jest.advanceTimersByTime(1);
    expect(texts(toasts)).toEqual([]);
  });

  it('about a failure stays until it is dismissed', () => {
    const toasts = createToastStore();
    toasts.show({ tone: 'failure', text: 'not saved' });
    jest.advanceTimersByTime(10 * successToastMs);
    expect(texts(toasts)).toEqual(['not saved']);
    toasts.dismiss(toasts.get()[0]!.id);
    expect(texts(toasts)).toEqual([]);
  });

  it('replaces an earlier success, but not an earlier failure with another text', () => {
    const toasts = createToastStore();
    toasts.show({ tone: 'success', text: 'copied' });
    toasts.show({ tone: 'failure', text: 'document is gone' });
    toasts.show({ tone: 'success', text: 'saved' });
    toasts.show({ tone: 'failure', text: 'document is gone' });
    expect(texts(toasts)).toEqual(['document is gone']);
    toasts.show({ tone: 'success', text: 'copied' });
    expect(texts(toasts)).toEqual(['document is gone', 'copied']);
  });

  it('replaces an earlier failure on the same subject', () => {
    const toasts = createToastStore();
    toasts.show({ tone: 'failure', text: 'not saved', topic: 'organisation' });
    toasts.show({ tone: 'failure', text: 'document is gone' });
    toasts.show({ tone: 'success', text: 'saved', topic: 'organisation' });
    expect(texts(toasts)).toEqual(['document is gone', 'saved']);
  });

  it('with the same text as the one shown restarts its time and is not shown twice', () => {
    const toasts = createToastStore();
    toasts.show({ tone: 'success', text: 'saved' });
    jest.advanceTimersByTime(successToastMs - 1);
    toasts.show({ tone: 'success', text: 'saved' });
    expect(texts(toasts)).toEqual(['saved']);
    jest.advanceTimersByTime(successToastMs - 1);
    expect(texts(toasts)).toEqual(['saved']);
  });
});
