/** Whether a text has the format of a stored name (`makeStoredName`); excludes paths. */
export function isStoredName(text: string): boolean {
  return /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(text);
}
