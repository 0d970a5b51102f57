import type { LocalizedText } from '@cert/shared/domain';
import type { ColumnType } from 'kysely';

/** A timestamp, read and written as a Date. */
export type Instant = ColumnType<Date, Date, Date>;
/** JSONB: read as a value, written as JSON text (`JSON.stringify`). */
export type Json<Value> = ColumnType<Value, string, string>;
export type OptionalTexts = Json<LocalizedText | null> | null;
