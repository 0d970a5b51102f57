/** One row of the table of results. */
export type ResultRow = {
  what: string;
  measured: string;
  /** The comparison value, measured in the same run; empty when there is none. */
  baseline: string;
  ratio: string;
  /** The limit; empty when there is none. */
  target: string;
  /** Whether the limit is met; null when there is none. */
  isMet: boolean | null;
};

/** A benchmark. It registers its servers and files in `cleanup`. @throws {Error} when the result would be invalid */
export type Benchmark = (cleanup: AsyncDisposableStack) => Promise<ResultRow[]>;
