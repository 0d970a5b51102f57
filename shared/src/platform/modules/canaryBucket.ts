/**
 * The canary bucket of an account for one version of a module. It is the same in every browser and at every visit. It
 * depends on the version, so that not always the same people are the first to use a new version. Uses FNV-1a, 32 bits.
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
