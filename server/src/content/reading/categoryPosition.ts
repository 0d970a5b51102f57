/** Parses the position from the file name of a category, `2-developing.yaml`; undefined for any other name. */
export function categoryPosition(name: string): number | undefined {
  const [, digits] = /^([1-9]\d?)-[a-z0-9-]+\.yaml$/.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
