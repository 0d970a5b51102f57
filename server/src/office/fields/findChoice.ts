/** Finds the allowed word that equals a text, ignoring case; undefined if there is none. */
export function findChoice<Word extends string>(
  allowed: readonly Word[],
  text: string,
): Word | undefined {
  const wanted = text.toLowerCase();
  return allowed.find((word) => word === wanted);
}
