/** Converts a flag to the format of the API: 1 or 0. */
export function toFlag(is: boolean): 0 | 1 {
  return is ? 1 : 0;
}
