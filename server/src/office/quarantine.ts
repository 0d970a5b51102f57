import type { Database } from '../database/connect.ts';
import { describeDocument } from '../documents/describeDocument.ts';
import { defineCommand } from './command-line/command.ts';
import { entryNumberArgumentSchema } from './command-line/fields.ts';
import { formatTable } from './command-line/formatTable.ts';
import { UsageError } from './command-line/usageError.ts';
import { recordOfficeChanges } from './recordOfficeChanges.ts';

export const quarantineListCommand = defineCommand({
  description: 'lists the files in which the virus scanner found something',
  positionals: {},
  options: {},
  run: async (_given, { inDatabase }) => {
    const files = (await inDatabase((db) => listQuarantined(db))).map((row) => ({
      id: row.id,
      organisation: row.key,
      year: row.year,
      fileName: row.file_name,
      byteCount: row.byte_count,
      found: row.signature,
      uploadedBy: row.email,
      at: row.quarantined_at.toISOString(),
      sha256: row.sha256,
    }));
    return {
      sentences:
        files.length === 0
          ? ['No file is in quarantine.']
          : formatTable(
              ['number', 'organisation', 'year', 'file', 'found', 'uploaded by', 'at'],
              files.map((one) => [
                String(one.id),
                one.organisation,
                String(one.year),
                one.fileName,
                one.found,
                one.uploadedBy,
                one.at,
              ]),
            ),
      data: { files },
    };
  },
});

export const quarantineReleaseCommand = defineCommand({
  description:
    'makes a file in quarantine the document that it was to be: only after you have made sure of it',
  positionals: {
    number: {
      description: 'of the file, as “quarantine list” tells it',
      schema: entryNumberArgumentSchema,
    },
  },
  options: {},
  run: async ({ number }, { now, isDryRun, inDatabase, openFiles, confirm }) => {
    const { file_name: fileName, signature } = await inDatabase((trx) =>
      readQuarantined(trx, number),
    );
    await confirm(`Release ${fileName}, in which the scanner found ${signature}?`);
    const { files, storedName, documentId } = await inDatabase(async (trx) => {
      const files = await openFiles(trx);
      const found = await readQuarantined(trx, number);
      const bytes = await files.quarantine.read(found.stored_name);
      if (!bytes)
        throw new UsageError(
          `The file ${number} itself is gone (a backup does not hold it): “quarantine remove ${number}”.`,
        );
      await files.write(found.stored_name, bytes);
      const { id, key, year, email, quarantined_at: uploadedAt, signature: name, ...row } = found;
      const document = await trx
        .insertInto('documents')
        .values({ ...row, uploaded_at: uploadedAt })
        .returningAll()
        .executeTakeFirstOrThrow();
      await trx.deleteFrom('quarantined_files').where('id', '=', id).execute();
      await recordOfficeChanges(trx, {
        at: now(),
        action: 'quarantine release',
        changes: [
          {
            questionnaireId: row.questionnaire_id,
            subject: `document ${document.id}`,
            before: { quarantined: id, signature: name },
            after: { ...describeDocument(document), organisation: key, year, uploadedBy: email },
          },
        ],
      });
      return { files, storedName: row.stored_name, documentId: document.id };
    });
    if (!isDryRun) await files.quarantine.remove(storedName);
    return {
      sentences: [`${fileName} is document ${documentId} now, attached where it was to be.`],
      data: { number, documentId },
    };
  },
});

export const quarantineRemoveCommand = defineCommand({
  description: 'removes a file in quarantine for good',
  positionals: {
    number: {
      description: 'of the file, as “quarantine list” tells it',
      schema: entryNumberArgumentSchema,
    },
  },
  options: {},
  run: async ({ number }, { now, isDryRun, inDatabase, openFiles, confirm }) => {
    const { file_name: fileName } = await inDatabase((trx) => readQuarantined(trx, number));
    await confirm(`Remove ${fileName} from the quarantine, for good?`);
    const { files, storedName } = await inDatabase(async (trx) => {
      const found = await readQuarantined(trx, number);
      await trx.deleteFrom('quarantined_files').where('id', '=', number).execute();
      await recordOfficeChanges(trx, {
        at: now(),
        action: 'quarantine remove',
        changes: [
          {
            questionnaireId: found.questionnaire_id,
            subject: `quarantined file ${number}`,
            before: { ...describeDocument(found), signature: found.signature },
            after: null,
          },
        ],
      });
      return { files: await openFiles(trx), storedName: found.stored_name };
    });
    if (!isDryRun) await files.quarantine.remove(storedName);
    return { sentences: [`${fileName} is gone.`], data: { number } };
  },
});

/**
 * Lists quarantined files with their organisation and uploader, oldest first.
 * @param id restricts the list to this file
 */
function listQuarantined(db: Database, id?: number) {
  return db
    .selectFrom('quarantined_files')
    .innerJoin('questionnaires', 'questionnaires.id', 'quarantined_files.questionnaire_id')
    .innerJoin('organisations', 'organisations.id', 'questionnaires.organisation_id')
    .innerJoin('accounts', 'accounts.id', 'quarantined_files.uploaded_by')
    .selectAll('quarantined_files')
    .select(['organisations.key', 'questionnaires.year', 'accounts.email'])
    .$if(id !== undefined, (query) => query.where('quarantined_files.id', '=', id ?? 0))
    .orderBy('quarantined_files.id')
    .execute();
}

/** Reads one quarantined file. @throws UsageError if no file with this number is in quarantine */
async function readQuarantined(db: Database, id: number) {
  const [found] = await listQuarantined(db, id);
  if (!found)
    throw new UsageError(`There is no file ${id} in quarantine; “quarantine list” shows all.`);
  return found;
}
