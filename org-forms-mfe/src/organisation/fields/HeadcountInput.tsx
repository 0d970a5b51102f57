import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { headcountBounds, numberFault, type infoNumbers } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { parseNumber, TextField } from '@cert/shared/ui';
import { oneLine } from '../editing/oneLine.ts';
import { useOpenForm } from '../InfoFormContext.ts';
import { FieldPlace } from './FieldPlace.tsx';

type Props = { field: (typeof infoNumbers)[number] };

/**
 * A number of people. What is no such number stays as it was typed, also over a reload, and cannot be saved: unlike a
 * number that is saved by itself it must not fall back to an earlier one.
 */
export function HeadcountInput({ field }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { values, edit, faultText, labelOf, isRequired } = useOpenForm();
  const [typed, setTyped] = useState<string>();
  const number = countIn(values[field]);

  function countIn(text: string): number | undefined {
    const entered = parseNumber(text, language);
    const isFaulty = entered === null || numberFault(entered, headcountBounds) !== undefined;
    return isFaulty ? undefined : entered;
  }
  function take(text: string): void {
    setTyped(text);
    edit(field, String(countIn(text) ?? text));
  }

  return (
    <FieldPlace field={field}>
      <TextField
        label={labelOf(field)}
        value={typed ?? (number === undefined ? values[field] : formatNumber(number, language))}
        onChange={(entered) => take(oneLine(entered))}
        hint={t('organisation.hint.headcount', {
          most: formatNumber(headcountBounds.most, language),
        })}
        error={faultText(field)}
        input={{
          name: field,
          inputMode: 'numeric',
          autoComplete: 'off',
          required: isRequired,
          onFocus: () => setTyped(values[field]),
          onBlur: () => setTyped(undefined),
        }}
      />
    </FieldPlace>
  );
}
