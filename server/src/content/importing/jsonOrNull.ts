/** A value for a JSONB column: JSON text, or null for undefined. */
export function jsonOrNull(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
