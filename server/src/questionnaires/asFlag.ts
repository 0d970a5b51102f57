/** A flag as the wire has it: 1 or 0 (decisions §6). */
export function asFlag(is: boolean): 0 | 1 {
  return is ? 1 : 0;
}
