/** Kinds of downloaded files. */
export const downloadKinds = ['JavaScript', 'CSS', 'fonts', 'API', 'page and registry'] as const;
export type DownloadKind = (typeof downloadKinds)[number];

/** Number of requests, and size of their replies: compressed body and headers, in bytes. */
export type DownloadSize = { requests: number; bytes: number };

/** A client's visit of the first area page with an empty cache. */
export type Visit = {
  costs: Record<DownloadKind, DownloadSize>;
  /** Time from the start of the navigation until the first question is visible, in ms. */
  shownMs: number;
  /** The visible questions, which must be the same on both sites. */
  questions: string[];
};
