/**
 * What the words of a language must look like: the English words define the keys and their nesting, every other
 * language `satisfies Shape<typeof en>`, so that a missing or an extra key does not compile (architecture §6).
 * Leaves are plain strings.
 */
export type Shape<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Shape<Words[Key]>;
};
