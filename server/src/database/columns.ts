import type { LocalizedText } from '@cert/shared/domain';
import type { ColumnType } from 'kysely';

/** A timestamp, read and written as a Date. */
export type Instant = ColumnType<Date, Date, Date>;
/** A calendar day, read and written as text: `2026-12-12`. */
export type Day = string;
/** JSONB: read as a value, written as JSON text (`JSON.stringify`). */
export type Json<Value> = ColumnType<Value, string, string>;
/** A text in all languages; null if there is none. */
export type OptionalLocalizedText = Json<LocalizedText | null> | null;

/** Ids of the types that the drivers `pg` and PGlite parse differently. Source: `select oid, typname from pg_type`. */
const oids = {
  int8: 20,
  json: 114,
  date: 1082,
  timestamptz: 1184,
  numeric: 1700,
  jsonb: 3802,
} as const;

/**
 * Parsers that both drivers use. An int8 (counts and ids far below 2^53) and a numeric (grades, one decimal) become a
 * number, a timestamptz becomes a Date, json and jsonb become their value. A date stays a text, because a Date would
 * have a time zone.
 */
export const valueParsers: Record<number, (text: string) => unknown> = {
  [oids.int8]: Number,
  [oids.numeric]: Number,
  [oids.timestamptz]: (text) => new Date(text),
  [oids.date]: (text) => text,
  [oids.json]: (text) => JSON.parse(text) as unknown,
  [oids.jsonb]: (text) => JSON.parse(text) as unknown,
};
