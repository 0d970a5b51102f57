import { useTranslation } from 'react-i18next';
import { ConflictChoice } from '@cert/shared/platform';
import { findTextKind } from '../textKinds.ts';
import type { FieldText } from './useFieldText.ts';

type Props = { field: string; text: Pick<FieldText, 'value' | 'status' | 'choose'> };

/**
 * Shows both versions of a text that two people have changed, with formatting. See
 * `docs/decisions/0026-writing-the-report.md`.
 */
export function FieldConflict({ field, text }: Props) {
  const { t } = useTranslation('report');
  const { Preview } = findTextKind(field);
  return (
    <ConflictChoice
      field={text}
      title={t('editing.conflict.title')}
      show={(html) => <Preview html={html} />}
    />
  );
}
