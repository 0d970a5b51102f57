import type { ReadState } from './useRead.ts';

/**
 * Joins several reads into one, for a page that needs all of them: it has data when all have data, and fails when one
 * without data has failed. Nested `Loaded` components would render one after the other.
 */
export function joinReads<const Data extends readonly unknown[]>(
  ...reads: { [Index in keyof Data]: ReadState<Data[Index]> }
): ReadState<Data> {
  const missing = reads.filter(({ data }) => data === undefined);
  return {
    data: missing.length > 0 ? undefined : (reads.map(({ data }) => data) as unknown as Data),
    failure: missing.find(({ failure }) => failure)?.failure,
    isLoading: reads.some(({ isLoading }) => isLoading),
    retry: () => {
      for (const { failure, retry } of reads) if (failure) retry();
    },
  };
}
