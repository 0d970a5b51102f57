import { useTranslation } from 'react-i18next';
import { headcountBounds, maxEmailLength, maxInfoTextLength } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import type { FieldIssue } from './editing/fieldIssues.ts';
import type { FormField } from './editing/formValues.ts';

/** Formats an issue as an error message in the reader's language. */
export function useIssueText(): (issue: FieldIssue, field: FormField) => string {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  return (issue, field) => {
    if (issue === 'missing') return t(`organisation.issue.missing.${field}`);
    const isLength = issue === 'too-long';
    const longest = field === 'email' ? maxEmailLength : maxInfoTextLength;
    return t(`organisation.issue.${issue}`, {
      least: formatNumber(headcountBounds.least, language),
      most: formatNumber(isLength ? longest : headcountBounds.most, language),
    });
  };
}
