/** Whether a text has the form of a name in the file store (`makeStoredName`): never a path. */
export function isStoredName(text: string): boolean {
  return /^[0-9a-f]{32}\.[a-z]{3,4}$/.test(text);
}
