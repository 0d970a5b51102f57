import { combineReads } from './useRead.ts';
import type { ReadState } from './useRead.ts';

const failure = new Error('gone') as unknown as NonNullable<ReadState<unknown>['failure']>;

function aRead<Data>(given: Partial<ReadState<Data>>): ReadState<Data> {
  return { data: undefined, failure: undefined, isLoading: false, retry: jest.fn(), ...given };
}

describe('several reads joined into one', () => {
  it('have the data of all reads in their order once every read has its data', () => {
    const { data } = combineReads(aRead({ data: 'names' }), aRead({ data: 3 }));
    expect(data).toEqual(['names', 3]);
  });

  it('are loading while one of them is loading', () => {
    const joined = combineReads(aRead({ data: 'names' }), aRead<number>({ isLoading: true }));
    expect(joined).toMatchObject({ data: undefined, failure: undefined, isLoading: true });
  });

  it('fail if a read that has no data yet fails, and retry only that read', () => {
    const [good, bad] = [aRead({ data: 'names' }), aRead<number>({ failure })];
    const joined = combineReads(good, bad);
    expect(joined.failure).toBe(failure);
    joined.retry();
    expect(bad.retry).toHaveBeenCalledTimes(1);
    expect(good.retry).not.toHaveBeenCalled();
  });

  it('keep their data when one of them is read again and fails', () => {
    const joined = combineReads(aRead({ data: 'names', failure }), aRead({ data: 3 }));
    expect(joined).toMatchObject({ data: ['names', 3], failure: undefined });
  });
});
