import { parseArgs } from 'node:util';
import { checkContent as findFaults } from '../../content/checkContent.ts';
import { countOf } from '../../content/countOf.ts';
import { formatContentFault } from '../../content/formatContentFault.ts';
import type { Command } from '../command.ts';
import { contentFolderOf } from '../contentFolderOf.ts';
import { WrongUsage } from '../wrongUsage.ts';

export const checkContent: Command = {
  takes: '[folder]',
  does: 'tells every fault of a content folder',
  run: async (args, { config, print }) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const folder = contentFolderOf(positionals, config);
    const faults = await findFaults(folder);
    for (const fault of faults) print(formatContentFault(fault));
    if (faults.length > 0) throw new WrongUsage(`The content in ${folder} has ${countOf(faults)}.`);
    print(`The content in ${folder} has no faults.`);
  },
};
