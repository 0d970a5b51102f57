import { extname, join, resolve } from 'node:path';
import { defaultLanguage, languages } from '@cert/shared/domain';
import { InvalidContentError } from '../../content/contentIssue.ts';
import { readProgramme } from '../../content/reading/readProgramme.ts';
import { readExportedQuestionnaire } from '../../organisation-data/readExportedQuestionnaire.ts';
import { writeExport, type ExportTarget } from '../../organisation-data/writeExport.ts';
import { createEditionCache } from '../../editions/createEditionCache.ts';
import { defineCommand } from '../command-line/command.ts';
import { confirmOutputPath } from '../command-line/commandContext.ts';
import { createChoiceArgumentSchema, yearArgumentSchema } from '../command-line/fields.ts';
import { UsageError } from '../command-line/usageError.ts';

const formats = ['json', 'xlsx'] as const;

export const questionnaireExportCommand = defineCommand({
  description: 'writes one questionnaire whole into a file, or with its documents into a folder',
  positionals: {
    organisation: { description: 'the organisation’s key' },
    year: { description: 'the questionnaire’s year', schema: yearArgumentSchema },
    target: {
      description: 'a file that ends in .json or .xlsx, or a folder, in which a new one is made',
    },
  },
  options: {
    format: {
      valueName: '<json|xlsx>',
      description: 'by default as the file’s name ends, and json in a folder',
      schema: createChoiceArgumentSchema(formats),
    },
    language: {
      valueName: '<hr|sr|en>',
      description: `of the questions’ texts; ${defaultLanguage} by default`,
      schema: createChoiceArgumentSchema(languages),
    },
  },
  run: async ({ organisation: key, year, target: path, format, language }, context) => {
    const target = readTarget(path, { format: format ?? undefined, name: `${key}-${year}` });
    const { programme, issues } = await readProgramme(context.config.programmeFile);
    if (!programme) throw new InvalidContentError(issues);
    const readEdition = createEditionCache(programme);
    const { exported, files } = await context.readInSnapshot(async (trx) => {
      const found = await readExportedQuestionnaire({
        trx,
        key,
        year,
        language: language ?? defaultLanguage,
        readEdition,
        at: context.now(),
      });
      return { exported: found, files: await context.openFiles(trx) };
    });
    if (!exported) throw new UsageError(`There is no questionnaire ${year} of “${key}”.`);
    await confirmOutputPath(target.path, { kind: target.kind, context });
    const { fileCount, faults } = context.isDryRun
      ? { fileCount: 0, faults: [] }
      : await writeExport({ exported, target, files });
    const documentCount = exported.tables.documents.length;
    const sentence = `${target.path}: the questionnaire ${year} of ${exported.organisation.title}, with ${exported.questions.length} questions and ${documentCount} documents.`;
    if (faults.length > 0)
      throw new UsageError(
        `${sentence} The export is usable, but without the files of these documents:`,
        faults.map((fault) => ({
          sentence: `Document ${fault.documentId} “${fault.title}”: its file is ${fault.fault}.`,
          ...fault,
        })),
      );
    return {
      sentences: [sentence],
      data: { target: target.path, format: target.format, documentCount, fileCount },
    };
  },
});

/**
 * Finds the target of the export. In a folder the export gets a subfolder, so that replacing it never removes anything
 * else.
 */
function readTarget(
  text: string,
  { format, name }: { format: ExportTarget['format'] | undefined; name: string },
): ExportTarget {
  const path = resolve(text);
  const ending = formats.find((known) => extname(path).toLowerCase() === `.${known}`);
  if (ending === undefined)
    return { kind: 'folder', path: join(path, name), format: format ?? 'json' };
  if (format !== undefined && format !== ending)
    throw new UsageError(`${text} ends in .${ending}, and --format says ${format}.`);
  return { kind: 'file', path, format: ending };
}
