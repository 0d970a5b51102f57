/**
 * Prepared statements by SQL text, with the names under which PostgreSQL keeps them. Written by `prepareStatement` and
 * `queryPrepared`, read by `PreparingClient`.
 */
export const preparedNames = new Map<string, string>();
