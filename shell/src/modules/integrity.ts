import type { Registry } from '@cert/shared/contract';

/** A hash that never matches, for files that must not run: the browser rejects any content. */
export const unmatchableHash = `sha384-${'A'.repeat(64)}`;

/** The expected hashes of the files that this page runs. */
export type ExpectedHashes = {
  /** @returns the hash, `sha384-…`; undefined for a file of a trial build; `unmatchableHash` for an unreleased file */
  of(address: string): string | undefined;
  /** Adds the hashes of all versions in the registry. The hashes from an earlier registry are kept. */
  addRegistry(registry: Pick<Registry, 'modules'>): void;
  /** Exempts a trial build from the checks: it is rebuilt whenever a source is saved, so it has no fixed hashes. */
  allow(base: string): void;
};

/**
 * Creates the expected hashes. At first they contain only the shell's own files.
 * @param origin of the page; addresses within it may be given as paths
 * @param ownFiles hashes of the shell's files, by file name
 */
export function createExpectedHashes({
  origin,
  ownFiles,
}: {
  origin: string;
  ownFiles: Readonly<Record<string, string>>;
}): ExpectedHashes {
  const allowed: string[] = [];
  const hashes = new Map<string, string>();
  const add = (base: string, files: Readonly<Record<string, string>>) => {
    for (const [file, hash] of Object.entries(files))
      hashes.set(new URL(base + file, origin).href, hash);
  };
  add('/', ownFiles);
  return {
    of(address) {
      const { href } = new URL(address, origin);
      if (allowed.some((base) => href.startsWith(base))) return undefined;
      return hashes.get(href) ?? unmatchableHash;
    },
    addRegistry({ modules }) {
      for (const { versions } of modules) for (const { base, files } of versions) add(base, files);
    },
    allow: (base) => void allowed.push(base),
  };
}
