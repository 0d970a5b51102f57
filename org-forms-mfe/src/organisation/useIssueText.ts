import { useTranslation } from 'react-i18next';
import { headcountBounds, maxEmailLength, maxInfoTextLength } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import type { FieldIssue } from './editing/fieldIssues.ts';
import type { FormField } from './editing/formValues.ts';

/** Says in a sentence what is wrong with a field. */
export function useIssueText(): (fault: FieldIssue, field: FormField) => string {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  return (fault, field) => {
    if (fault === 'missing') return t(`organisation.fault.missing.${field}`);
    const isLength = fault === 'too-long';
    const longest = field === 'email' ? maxEmailLength : maxInfoTextLength;
    return t(`organisation.fault.${fault}`, {
      least: formatNumber(headcountBounds.least, language),
      most: formatNumber(isLength ? longest : headcountBounds.most, language),
    });
  };
}
