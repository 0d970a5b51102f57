import { resolve, join } from 'node:path';
import type { Config } from '../config.ts';
import { formatIssueCount, formatContentIssue } from '../content/contentIssue.ts';
import { findContentIssues as findIssues } from '../content/findContentIssues.ts';
import { importContentFolder as importAll } from '../content/importing/importEdition.ts';
import { defineCommand } from './command-line/command.ts';
import { UsageError } from './command-line/usageError.ts';

export const checkContentCommand = defineCommand({
  description: 'lists every issue of a content folder',
  positionals: { folder: { description: 'the configured one if none is named', isOptional: true } },
  options: {},
  run: async ({ folder: named }, { config }) => {
    const folder = contentFolderOf(named, config);
    const { issues, notChecked } = await findIssues(folder, spellingFolderOf(config));
    if (issues.length > 0)
      throw new UsageError(
        `The content in ${folder} has ${formatIssueCount(issues)}.`,
        issues.map((issue) => ({ sentence: formatContentIssue(issue), ...issue })),
      );
    return {
      sentences: [...(notChecked ? [notChecked] : []), `The content in ${folder} has no issues.`],
      data: { folder, notChecked },
    };
  },
});

export const importContentCommand = defineCommand({
  description: 'imports every edition of a content folder, unless it has an issue',
  positionals: { folder: { description: 'the configured one if none is named', isOptional: true } },
  options: {},
  run: async ({ folder }, { config, now, inDatabase }) => {
    const contentFolder = contentFolderOf(folder, config);
    const { editions, notChecked } = await inDatabase((db) =>
      importAll({ db, contentFolder, spellingFolder: spellingFolderOf(config), now }),
    );
    return {
      sentences: [
        ...(notChecked ? [notChecked] : []),
        ...editions.map(({ key, editionId, questionCount, isNew }) =>
          isNew
            ? `${key}: imported as edition ${editionId}, with ${questionCount} questions.`
            : `${key}: is there already as edition ${editionId}; nothing was changed.`,
        ),
      ],
      data: { editions, notChecked },
    };
  },
});

/** Returns the content folder of a command: the given one, else the configured one. */
function contentFolderOf(folder: string | undefined, config: Config): string {
  return folder === undefined ? config.contentFolder : resolve(folder);
}

/** Returns the path of this installation's word lists for the spelling check, used for every content folder. */
function spellingFolderOf(config: Config): string {
  return join(config.contentFolder, 'spelling');
}
