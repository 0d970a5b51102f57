import { findContentIssues as findIssues } from '../../content/findContentIssues.ts';
import { formatIssueCount } from '../../content/formatIssueCount.ts';
import { formatContentIssue } from '../../content/formatContentIssue.ts';
import { defineCommand } from '../command.ts';
import { contentFolderOf } from '../contentFolderOf.ts';
import { spellingFolderOf } from '../spellingFolderOf.ts';
import { UsageError } from '../usageError.ts';

export const checkContent = defineCommand({
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
