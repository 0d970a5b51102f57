/**
 * Which of a hundred buckets an account is in for one version: the same in every browser and at every visit, and
 * another one for another version, so that it is not always the same people who try first. FNV-1a, 32 bits.
 * @returns 0 to 99
 */
export function canaryBucket(module: string, version: string, accountId: number): number {
  let hash = 0x811c9dc5;
  for (const character of `${module} ${version} ${accountId}`) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash % 100;
}
