import { Migrator, type Migration } from 'kysely/migration';
import { sql } from 'kysely';
import { storeAuditVisibility } from '../audit/auditVisibility.ts';
import type { Database } from './connect.ts';
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
import { isWriteRefusal } from './storeIfWritable.ts';

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
 * Migrates the database to the newest schema and writes what the actions declare, in one transaction and under a lock,
 * so that servers that start at the same time do not conflict. If a step fails, nothing is changed. A database with the
 * newest schema that cannot be written stays as it is: nothing will be counted in it either.
 */
export async function migrate(db: Database): Promise<void> {
  if (db.isTransaction) return advance(db);
  await db.connection().execute(async (connection) => {
    const { adapter } = connection.getExecutor();
    const lock = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' };
    // The migrator's own lock ends before this transaction does.
    await adapter.acquireMigrationLock(connection, lock);
    try {
      await connection.transaction().execute(advance);
    } catch (error) {
      if (!isWriteRefusal(error) || !(await hasNewestSchema(connection))) throw error;
    } finally {
      await adapter.releaseMigrationLock(connection, lock);
    }
  });
}

async function advance(trx: Database): Promise<void> {
  const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await storeAuditVisibility(trx);
}

async function hasNewestSchema(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => applied.has(name));
}

/**
 * Updates the planner's statistics: PGlite never updates them by itself, and a database server only about a minute
 * after many writes. Takes some tenths of a second.
 */
export async function refreshStatistics(db: Database): Promise<void> {
  await sql`analyze`.execute(db);
}
