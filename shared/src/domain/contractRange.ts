/**
 * The version of what shell, modules and server have agreed on. Raised when an action or the platform changes: the
 * first number when an older module can no longer work with it, the second when something is added.
 */
export const contractVersion = '2.0.0';

/**
 * Whether a module that names this range works with this version of the contract: same first number, and nothing
 * newer wanted than there is.
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
