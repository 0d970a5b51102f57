import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  MIGRATION_LOCK_ID,
  Migrator,
  type Migration,
} from 'kysely/migration';
import { sql } from 'kysely';
import { storeAuditVisibility } from '../audit/auditVisibility.ts';
import type { Database } from './connect.ts';
import { inTransaction } from './inTransaction.ts';
import * as first from './migrations/0001-first.ts';
import * as programmeWork from './migrations/0002-programme-work.ts';
import * as gradesGivenOn from './migrations/0003-grades-given-on.ts';
import * as changesByTime from './migrations/0004-changes-by-time.ts';
import * as workforceFigures from './migrations/0005-workforce-figures.ts';
import * as introAnswers from './migrations/0006-intro-answers.ts';
import * as guessing from './migrations/0007-guessing.ts';
import * as reportEditors from './migrations/0008-report-editors.ts';
import * as moduleFailures from './migrations/0009-module-failures.ts';
import * as changeCounters from './migrations/0010-change-counters.ts';
import * as documentsAndQuotas from './migrations/0011-documents-and-quotas.ts';
import * as usedProofs from './migrations/0012-used-proofs.ts';
import * as reveal from './migrations/0013-reveal.ts';
import * as dates from './migrations/0014-dates.ts';
import * as exclusiveAnswers from './migrations/0015-exclusive-answers.ts';
import * as comparisonChanges from './migrations/0016-comparison-changes.ts';
import * as releasedTexts from './migrations/0018-released-texts.ts';
import * as certificates from './migrations/0019-certificates.ts';
import * as textFigures from './migrations/0020-text-figures.ts';
import * as reportDue from './migrations/0021-report-due.ts';
import * as disabledFigures from './migrations/0022-disabled-figures.ts';
import * as publishedComparisons from './migrations/0023-published-comparisons.ts';
import * as publicationSteps from './migrations/0024-publication-steps.ts';
import * as auditVisibility from './migrations/0025-audit-visibility.ts';
import { storeIfWritable } from './storeIfWritable.ts';

/** All migrations by name, in order. Append new ones; never change a released one. */
export const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-programme-work': programmeWork,
  '0003-grades-given-on': gradesGivenOn,
  '0004-changes-by-time': changesByTime,
  '0005-workforce-figures': workforceFigures,
  '0006-intro-answers': introAnswers,
  '0007-guessing': guessing,
  '0008-report-editors': reportEditors,
  '0009-module-failures': moduleFailures,
  '0010-change-counters': changeCounters,
  '0011-documents-and-quotas': documentsAndQuotas,
  '0012-used-proofs': usedProofs,
  '0013-reveal': reveal,
  '0014-dates': dates,
  '0015-exclusive-answers': exclusiveAnswers,
  '0016-comparison-changes': comparisonChanges,
  '0018-released-texts': releasedTexts,
  '0019-certificates': certificates,
  '0020-text-figures': textFigures,
  '0021-report-due': reportDue,
  '0022-disabled-figures': disabledFigures,
  '0023-published-comparisons': publishedComparisons,
  '0024-publication-steps': publicationSteps,
  '0025-audit-visibility': auditVisibility,
};

/**
 * Migrates the database to the newest schema, in one transaction, and writes what the actions declare; all under one
 * lock, so that servers that start at the same time do not conflict. If a step of a migration fails, nothing is changed.
 * If there is nothing to migrate, a database that cannot be written stays as it is: nothing will be counted in it.
 */
export async function migrate(db: Database): Promise<void> {
  if (db.isTransaction) {
    await migrateToLatest(db);
    return storeAuditVisibility(db);
  }
  await db.connection().execute(async (connection) => {
    const { adapter } = connection.getExecutor();
    const lock = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };
    // The lock of the migrator itself, which takes it once more.
    await adapter.acquireMigrationLock(connection, lock);
    try {
      await migrateToLatest(connection);
      await storeIfWritable(connection, () => inTransaction(connection, storeAuditVisibility));
    } finally {
      await adapter.releaseMigrationLock(connection, lock);
    }
  });
}

async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => withDeclarations() },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * All migrations, the newest one followed by what the actions declare. So a server that is running meanwhile never finds
 * the newest trigger without its declarations.
 */
function withDeclarations(): Record<string, Migration> {
  const [name, newest] = Object.entries(migrations).at(-1) ?? [];
  if (!name || !newest) throw new Error('there is no migration');
  const up = async (db: Database) => {
    await newest.up(db);
    await storeAuditVisibility(db);
  };
  return { ...migrations, [name]: { up } };
}

/**
 * Updates the planner's statistics: PGlite never updates them by itself, and a database server only about a minute
 * after many writes. Takes some tenths of a second.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
