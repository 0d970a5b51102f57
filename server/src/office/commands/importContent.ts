import { importContentFolder as importAll } from '../../content/importing/importContentFolder.ts';
import { defineCommand } from '../command.ts';
import { contentFolderOf } from '../contentFolderOf.ts';
import { spellingFolderOf } from '../spellingFolderOf.ts';

export const importContent = defineCommand({
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
