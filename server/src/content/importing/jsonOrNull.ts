/** A value for a JSONB column: its JSON text, or null where the content leaves it out. */
export function jsonOrNull(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
