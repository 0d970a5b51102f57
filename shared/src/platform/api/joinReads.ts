import type { Read } from './useRead.ts';

/**
 * Several reads as one, for a page that needs all of them: there when each is, failed when one that is not there has
 * failed. Shown one inside of the other they would be drawn one after the other.
 */
export function joinReads<const Data extends readonly unknown[]>(
  ...reads: { [Index in keyof Data]: Read<Data[Index]> }
): Read<Data> {
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
