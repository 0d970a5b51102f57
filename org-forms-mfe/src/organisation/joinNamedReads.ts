import type { ReadState } from '@cert/shared/platform';

type DataOf<Reads> = {
  [Name in keyof Reads]: Reads[Name] extends ReadState<infer Data> ? Data : never;
};

/** Combines several reads into one. The result has data when all of them have; retrying repeats the failed ones. */
export function joinNamedReads<Reads extends Record<string, ReadState<unknown>>>(
  reads: Reads,
): ReadState<DataOf<Reads>> {
  const all = Object.entries(reads);
  const isWhole = all.every(([, { data }]) => data !== undefined);
  return {
    data: isWhole
      ? (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as DataOf<Reads>)
      : undefined,
    failure: all.find(([, { data, failure }]) => data === undefined && failure)?.[1].failure,
    isLoading: all.some(([, { isLoading }]) => isLoading),
    retry: () => {
      for (const [, { failure, retry }] of all) if (failure) retry();
    },
  };
}
