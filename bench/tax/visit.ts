/** What crosses the wire, by its use. */
export const kinds = ['JavaScript', 'CSS', 'fonts', 'API', 'page and registry'] as const;
export type Kind = (typeof kinds)[number];

/** What some replies cost: body as sent (gzip) and headers, in bytes. */
export type Cost = { requests: number; bytes: number };

/** One visit of the first area page by a client with nothing cached. */
export type Visit = {
  costs: Record<Kind, Cost>;
  /** From the start of the navigation until the first question can be seen. */
  shownMs: number;
  /** What the visitor was shown: both sites must show the same. */
  questions: string[];
};
