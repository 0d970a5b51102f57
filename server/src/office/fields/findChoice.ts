/** The allowed word that a text is, in any case; undefined when it is none of them. */
export function findChoice<Word extends string>(
  allowed: readonly Word[],
  text: string,
): Word | undefined {
  const wanted = text.toLowerCase();
  return allowed.find((word) => word === wanted);
}
