import { parseArgs } from 'node:util';
import { importContent as importAll } from '../../content/importing/importContent.ts';
import type { Command } from '../command.ts';
import { contentFolderOf } from '../contentFolderOf.ts';

export const importContent: Command = {
  takes: '[folder]',
  does: 'imports every edition of a content folder, unless it has a fault',
  run: async (args, { config, now, print, withDatabase }) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const contentFolder = contentFolderOf(positionals, config);
    const imported = await withDatabase((db) => importAll({ db, contentFolder, now }));
    for (const { key, editionId, questionCount, isNew } of imported)
      print(
        isNew
          ? `${key}: imported as edition ${editionId}, with ${questionCount} questions.`
          : `${key}: is there already as edition ${editionId}; nothing was changed.`,
      );
  },
};
