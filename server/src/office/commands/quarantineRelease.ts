import { describeDocument } from '../../documents/describeDocument.ts';
import { defineCommand } from '../command.ts';
import { numberField } from '../fields/numberField.ts';
import { readQuarantined } from '../quarantine/readQuarantined.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';
import { UsageError } from '../usageError.ts';

export const quarantineRelease = defineCommand({
  description:
    'makes a file in quarantine the document that it was to be: only after you have made sure of it',
  positionals: {
    number: { description: 'of the file, as “quarantine list” tells it', schema: numberField },
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
