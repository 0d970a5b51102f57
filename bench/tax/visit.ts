/** Kinds of downloaded files. */
export const kinds = ['JavaScript', 'CSS', 'fonts', 'API', 'page and registry'] as const;
export type Kind = (typeof kinds)[number];

/** Size of replies: compressed body and headers, in bytes. */
export type Cost = { requests: number; bytes: number };

/** A client's visit of the first area page with an empty cache. */
export type Visit = {
  costs: Record<Kind, Cost>;
  /** Time from the start of the navigation until the first question is visible, in ms. */
  shownMs: number;
  /** The visible questions, which must be the same on both sites. */
  questions: string[];
};
