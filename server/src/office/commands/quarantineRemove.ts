import { describeDocument } from '../../documents/describeDocument.ts';
import { defineCommand } from '../command.ts';
import { numberField } from '../fields/numberField.ts';
import { readQuarantined } from '../quarantine/readQuarantined.ts';
import { recordOfficeChanges } from '../recordOfficeChanges.ts';

export const quarantineRemove = defineCommand({
  description: 'removes a file in quarantine for good',
  positionals: {
    number: { description: 'of the file, as “quarantine list” tells it', schema: numberField },
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
