/** Converts a stored yes, no or unknown to the format of the API. */
export function asOptionalFlag(is: boolean | null): 0 | 1 | null {
  if (is === null) return null;
  return is ? 1 : 0;
}
