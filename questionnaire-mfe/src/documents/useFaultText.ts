import { formatFileSize } from '@cert/shared/i18n';
import { useLanguage, usePlatformWords, useRead } from '@cert/shared/platform';
import { useWords } from '../useWords.ts';
import type { UploadFault } from './uploading/Upload.ts';

/** One sentence on why a file did not become a document. */
export function useFaultText(): (fault: UploadFault) => string {
  const t = useWords();
  const platformWords = usePlatformWords();
  const language = useLanguage();
  const limitBytes = useRead('programme', {}).data?.uploadLimitBytes;
  return (fault) => {
    const { code } = fault;
    if (code === 'empty') return t('documents.fault.empty');
    if (code === 'wrong-ending') return t('documents.fault.wrongEnding');
    if (code === 'wrong-content') return t('documents.fault.wrongContent');
    if (code === 'too-large' && limitBytes !== undefined)
      return t('documents.fault.tooLarge', { limit: formatFileSize(limitBytes, language) });
    if (code === 'locked' && fault.reason) return platformWords(`lock.${fault.reason}`);
    return platformWords(`failed.${code}`);
  };
}
