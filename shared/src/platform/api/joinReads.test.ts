import { joinReads } from './useRead.ts';
import type { ReadState } from './useRead.ts';

const failure = new Error('gone') as unknown as NonNullable<ReadState<unknown>['failure']>;

function aRead<Data>(given: Partial<ReadState<Data>>): ReadState<Data> {
  return { data: undefined, failure: undefined, isLoading: false, retry: jest.fn(), ...given };
}

describe('several reads as one', () => {
  it('are there when each is, in their order', () => {
    const { data } = joinReads(aRead({ data: 'names' }), aRead({ data: 3 }));
    expect(data).toEqual(['names', 3]);
  });

  it('are not there, and wait, while one is missing', () => {
    const joined = joinReads(aRead({ data: 'names' }), aRead<number>({ isLoading: true }));
    expect(joined).toMatchObject({ data: undefined, failure: undefined, isLoading: true });
  });

  it('have failed with the one that is missing, which alone is read again', () => {
    const [good, bad] = [aRead({ data: 'names' }), aRead<number>({ failure })];
    const joined = joinReads(good, bad);
    expect(joined.failure).toBe(failure);
    joined.retry();
    expect(bad.retry).toHaveBeenCalledTimes(1);
    expect(good.retry).not.toHaveBeenCalled();
  });

  it('stay shown when a later reading fails', () => {
    const joined = joinReads(aRead({ data: 'names', failure }), aRead({ data: 3 }));
    expect(joined).toMatchObject({ data: ['names', 3], failure: undefined });
  });
});
