import { isContractMet } from './contractRange.ts';

/** What the registry says about the versions of a module. */
type Versions<Version> = {
  isOff?: boolean | undefined;
  channels: { stable: string };
  lastGood: readonly string[];
  versions: readonly Version[];
};

/**
 * The versions of a module that a page can use, in order of preference: `preferred` (an account's canary), the stable
 * one, then the last-good ones. Empty when the module is switched off. Omits versions that the registry does not describe,
 * and those that require a newer contract than this code has: the page was loaded before they were released.
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
