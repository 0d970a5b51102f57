/**
 * The statements that a PostgreSQL server is to keep prepared, by their SQL, with the names that it keeps them under.
 * Written by `prepareStatement` and `queryPrepared`, read by `PreparingClient`.
 */
export const preparedNames = new Map<string, string>();
