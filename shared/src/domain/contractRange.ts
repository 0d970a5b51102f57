/**
 * The version of the contract between shell, modules and server. It changes with every change of the actions or the
 * platform: the major version when older modules can no longer work with it, the minor version when something is added.
 */
export const contractVersion: string = '4.19.0';

/**
 * Whether a module with this range works with this version of the contract: the major version is the same, and the
 * range does not require a newer version.
 * @param range `^1.2.0`, as in `module.json`
 */
export function isContractMet(range: string, version: string = contractVersion): boolean {
  const [wanted, given] = [numbersOf(range.replace(/^\^/, '')), numbersOf(version)];
  if (!wanted || !given || wanted[0] !== given[0]) return false;
  return wanted[1] < given[1] || (wanted[1] === given[1] && wanted[2] <= given[2]);
}

function numbersOf(version: string): [number, number, number] | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

/** What the registry says about the versions of a module. */
type Versions<Version> = {
  isOff?: boolean | undefined;
  channels: { stable: string };
  lastGood: readonly string[];
  versions: readonly Version[];
};

/**
 * The versions of a module that a page can use, in order of preference: `preferred` (an account's canary), the stable
 * one, then the last-good ones. Empty when the module is switched off. Omits versions that the registry does not
 * describe, and those that require a newer contract than this code has. Such versions exist if the page was loaded
 * before they were released.
 */
export function listUsableVersions<Version extends { version: string; contract: string }>(
  { isOff, channels, lastGood, versions }: Versions<Version>,
  preferred: readonly string[] = [],
): Version[] {
  if (isOff) return [];
  return [...new Set([...preferred, channels.stable, ...lastGood])]
    .map((wanted) => versions.find(({ version }) => version === wanted))
    .filter((version) => version !== undefined)
    .filter(({ contract }) => isContractMet(contract));
}
