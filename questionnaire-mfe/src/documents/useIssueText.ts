import { useTranslation } from 'react-i18next';
import type { FileIssue } from '@cert/shared/domain';
import { formatFileSize, formatNumber } from '@cert/shared/i18n';
import { useLanguage, useRead } from '@cert/shared/platform';
import type { UploadIssue } from './uploading/Upload.ts';

/** Words of what is wrong with a file's content. */
const contentIssues = {
  damaged: 'wrongContent',
  macros: 'macros',
  'embedded-file': 'embeddedFile',
  encrypted: 'encrypted',
  infected: 'infected',
} as const satisfies Record<FileIssue, string>;

/** One sentence on why a file did not become a document. */
export function useIssueText(): (fault: UploadIssue) => string {
  const { t } = useTranslation('questionnaire');
  const { t: tPlatform } = useTranslation('platform');
  const language = useLanguage();
  const limitBytes = useRead('programme', {}).data?.uploadLimitBytes;
  return (fault) => {
    const { code } = fault;
    if (code === 'empty') return t('documents.fault.empty');
    if (code === 'wrong-ending') return t('documents.fault.wrongEnding');
    if (code === 'wrong-content')
      return t(`documents.fault.${contentIssues[fault.reason ?? 'damaged']}`);
    if (code === 'quota-exceeded' && fault.quota !== undefined && fault.limit !== undefined) {
      const isInBytes = fault.quota.endsWith('-bytes');
      const limit = (isInBytes ? formatFileSize : formatNumber)(fault.limit, language);
      return t(`documents.quota.${fault.quota}`, { limit });
    }
    if (code === 'too-large' && limitBytes !== undefined)
      return t('documents.fault.tooLarge', { limit: formatFileSize(limitBytes, language) });
    if (code === 'locked' && fault.reason) return tPlatform(`lock.${fault.reason}`);
    return tPlatform(`failed.${code}`);
  };
}
