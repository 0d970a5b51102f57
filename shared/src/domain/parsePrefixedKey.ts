/**
 * Parses a key that consists of one of the prefixes and an id.
 * @returns undefined for anything that is not exactly a prefix and an id in its canonical form
 */
export function parsePrefixedKey<Kind extends string>(
  prefixes: Readonly<Record<Kind, string>>,
  key: string,
): { kind: Kind; id: number } | undefined {
  for (const [kind, prefix] of Object.entries(prefixes) as [Kind, string][]) {
    const digits = key.startsWith(prefix) ? key.slice(prefix.length) : '';
    if (/^[1-9]\d{0,9}$/.test(digits)) return { kind, id: Number(digits) };
  }
  return undefined;
}
