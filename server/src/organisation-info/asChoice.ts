/** What is stored as yes, no or unknown, as the wire has it. */
export function asChoice(is: boolean | null): 0 | 1 | null {
  if (is === null) return null;
  return is ? 1 : 0;
}
