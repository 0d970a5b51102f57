import { useTranslation } from 'react-i18next';
import type { FileIssue } from '@cert/shared/domain';
import { formatFileSize, formatNumber } from '@cert/shared/i18n';
import { useLanguage, useRead } from '@cert/shared/platform';
import type { UploadIssue } from './Upload.ts';

/** Message keys for issues with the content of a file. */
const contentIssues = {
  damaged: 'wrongContent',
  macros: 'macros',
  'embedded-file': 'embeddedFile',
  encrypted: 'encrypted',
  infected: 'infected',
} as const satisfies Record<FileIssue, string>;

/** Returns a function that explains in one sentence why an upload failed. */
export function useUploadIssueText(): (issue: UploadIssue) => string {
  const { t } = useTranslation('questionnaire');
  const { t: tPlatform } = useTranslation('platform');
  const language = useLanguage();
  const limitBytes = useRead('programme', {}).data?.uploadLimitBytes;
  return (issue) => {
    const { code } = issue;
    if (code === 'empty') return t('documents.issue.empty');
    if (code === 'wrong-ending') return t('documents.issue.wrongEnding');
    if (code === 'file-changed') return t('documents.issue.changed');
    if (code === 'wrong-content')
      return t(`documents.issue.${contentIssues[issue.reason ?? 'damaged']}`);
    if (code === 'quota-exceeded' && issue.quota !== undefined && issue.limit !== undefined) {
      const isInBytes = issue.quota.endsWith('-bytes');
      const limit = (isInBytes ? formatFileSize : formatNumber)(issue.limit, language);
      return t(`documents.quota.${issue.quota}`, { limit });
    }
    if (code === 'too-large' && limitBytes !== undefined)
      return t('documents.issue.tooLarge', { limit: formatFileSize(limitBytes, language) });
    if (code === 'locked' && issue.reason) return tPlatform(`lock.${issue.reason}`);
    return tPlatform(`failed.${code}`);
  };
}
