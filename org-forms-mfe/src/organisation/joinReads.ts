import type { Read } from '@cert/shared/platform';

type DataOf<Reads> = { [Name in keyof Reads]: Reads[Name] extends Read<infer Data> ? Data : never };

/** Combines several reads into one. The result has data when all of them have; retrying repeats the failed ones. */
export function joinReads<Reads extends Record<string, Read<unknown>>>(
  reads: Reads,
): Read<DataOf<Reads>> {
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
