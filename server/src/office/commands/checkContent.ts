import { checkContent as findFaults } from '../../content/checkContent.ts';
import { countOf } from '../../content/countOf.ts';
import { formatContentFault } from '../../content/formatContentFault.ts';
import { defineCommand } from '../command.ts';
import { contentFolderOf } from '../contentFolderOf.ts';
import { spellingFolderOf } from '../spellingFolderOf.ts';
import { WrongUsage } from '../wrongUsage.ts';

export const checkContent = defineCommand({
  does: 'tells every fault of a content folder',
  places: { folder: { does: 'the configured one if none is named', isOptional: true } },
  options: {},
  run: async ({ folder: named }, { config }) => {
    const folder = contentFolderOf(named, config);
    const { faults, notChecked } = await findFaults(folder, spellingFolderOf(config));
    if (faults.length > 0)
      throw new WrongUsage(
        `The content in ${folder} has ${countOf(faults)}.`,
        faults.map((fault) => ({ sentence: formatContentFault(fault), ...fault })),
      );
    return {
      sentences: [...(notChecked ? [notChecked] : []), `The content in ${folder} has no faults.`],
      data: { folder, notChecked },
    };
  },
});
