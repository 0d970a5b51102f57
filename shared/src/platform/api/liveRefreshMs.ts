/**
 * What others may change while a page is open is read again in this rhythm (spec 1 §9). The server answers most of it
 * with "unchanged" (`hasETag` of the contract).
 */
export const liveRefreshMs = 15_000;
