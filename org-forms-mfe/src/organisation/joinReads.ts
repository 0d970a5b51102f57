import type { Read } from '@cert/shared/platform';

type DataOf<Reads> = { [Name in keyof Reads]: Reads[Name] extends Read<infer Data> ? Data : never };

/** Several reads that a page needs together, as one: it is there when all are, and "Try again" asks for what failed. */
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
