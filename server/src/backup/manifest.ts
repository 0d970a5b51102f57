import { z } from 'zod';

/** Of the archive's layout; raised when an older program could not read it any more. */
export const archiveFormat = 1;

const digest = {
  byteCount: z.number().int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
};

/** What an archive says of itself. It is the last entry, since only then all digests are known. */
export const manifest = z.object({
  format: z.literal(archiveFormat),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that made the schema, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({
      name: z.string(),
      /** In the order of the values of each row. */
      columns: z.array(z.string()).min(1),
      rowCount: z.number().int().nonnegative(),
      /**
       * The next number of each counted column. Not the highest one plus one: the number of an erased account must
       * never be given to another, who would take over its audit trail.
       */
      nextNumbers: z.record(z.string(), z.string().regex(/^[1-9]\d*$/)),
      ...digest,
    }),
  ),
  files: z.array(z.object({ storedName: z.string(), ...digest })),
  /** Documents whose file was not in the store, or not as it was uploaded, when the backup was made. */
  faults: z.array(
    z.object({
      documentId: z.number().int(),
      title: z.string(),
      fault: z.enum(['missing', 'damaged']),
    }),
  ),
});
export type Manifest = z.output<typeof manifest>;
