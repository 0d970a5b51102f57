/** Parses a share of the accounts. @returns 0–100 @throws {Error} when it is not a whole percentage */
export function parsePercent(text: string): number {
  const percent = text === '' ? Number.NaN : Number(text);
  if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
  throw new Error(`"${text}" must be a whole percentage from 0 to 100`);
}
