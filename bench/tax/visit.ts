/** Kinds of downloaded files. */
export const kinds = ['JavaScript', 'CSS', 'fonts', 'API', 'page and registry'] as const;
export type Kind = (typeof kinds)[number];

/** Size of replies: compressed body and headers, in bytes. */
export type Cost = { requests: number; bytes: number };

/** A client's visit of the first area page with an empty cache. */
export type Visit = {
  costs: Record<Kind, Cost>;
  /** From the start of the navigation until the first question is visible. */
  shownMs: number;
  /** The visible questions: both sites must show the same. */
  questions: string[];
};
