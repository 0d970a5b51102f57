import { WrongUsage, type UsageFault } from '../wrongUsage.ts';

/** @throws WrongUsage with all faults, by line, if there is one: a file is imported whole or not at all */
export function refuseFaultyCsv(faults: readonly UsageFault[]): void {
  if (faults.length === 0) return;
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  throw new WrongUsage(
    `The file has ${count}; nothing was imported.`,
    faults.toSorted((one, other) => Number(one.line) - Number(other.line)),
  );
}
