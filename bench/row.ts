/** One line of the table: what was measured, beside what, and what was asked for. */
export type Row = {
  what: string;
  measured: string;
  /** The same thing done without ours, in the same run; empty where there is no such thing. */
  baseline: string;
  ratio: string;
  /** From issue 2, "Speed and size"; empty where the number only informs. */
  target: string;
  isMet: boolean | null;
};

/** Measures; `cleanup` takes what must be ended afterwards. @throws {Error} when what was seen is not worth a number */
export type Measurement = (cleanup: AsyncDisposableStack) => Promise<Row[]>;
