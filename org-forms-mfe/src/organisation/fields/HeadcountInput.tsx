import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  headcountBounds,
  findNumberIssue,
  toPlainText,
  type infoNumberFields,
} from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import {
  Field,
  replaceLineBreaksOnPaste,
  Notice,
  parseNumber,
  NumberReadingChoice,
  TextField,
  useSelectOnKeyboardFocus,
} from '@cert/shared/ui';
import { listAmbiguousHeadcounts } from '../form/formValues.ts';
import { useInfoFormContext } from '../InfoFormContext.ts';
import { FieldWithConflict } from './FieldWithConflict.tsx';

type Props = { field: (typeof infoNumberFields)[number] };

/**
 * The input for a number of people. An invalid number remains visible as typed, even after a reload, and prevents
 * saving the form. (In a `NumberField`, the number from before the typing stays stored.) An implausible number only
 * shows a warning.
 */
export function HeadcountInput({ field }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const { control, labelOf, isRequired, doubts } = useInfoFormContext();
  const doubt = doubts.find((one) => one.field === field);
  const [typed, setTyped] = useState<string>();
  const selection = useSelectOnKeyboardFocus();

  function countIn(text: string): number | undefined {
    const entered = parseNumber(text, language);
    const isInvalid = entered === null || findNumberIssue(entered, headcountBounds) !== undefined;
    return isInvalid ? undefined : entered;
  }
  function shown(text: string): string {
    const number = countIn(text);
    return number === undefined ? text : formatNumber(number, language);
  }

  return (
    <FieldWithConflict field={field}>
      <Field control={control} name={field}>
        {({ value, onChange, error }, native) => (
          <>
            <TextField
              label={labelOf(field)}
              value={typed ?? shown(value)}
              onChange={(entered) => {
                const text = toPlainText(entered);
                setTyped(text);
                onChange(String(countIn(text) ?? text));
              }}
              hint={t('organisation.hint.headcount', {
                most: formatNumber(headcountBounds.max, language),
              })}
              error={error}
              input={{
                ...native,
                inputMode: 'numeric',
                autoComplete: 'off',
                required: isRequired,
                onPaste: replaceLineBreaksOnPaste,
                onPointerDown: selection.onPointerDown,
                onFocus: (event) => {
                  selection.onFocus(event);
                  setTyped(value);
                },
                onBlur: () => {
                  selection.onBlur();
                  setTyped(undefined);
                  native.onBlur();
                },
              }}
            />
            <NumberReadingChoice
              readings={listAmbiguousHeadcounts(value, language)}
              choose={(reading) => {
                setTyped(undefined);
                onChange(String(reading));
              }}
              language={language}
            />
          </>
        )}
      </Field>
      {doubt && (
        <Notice tone="warning">
          {t(`organisation.doubt.${doubt.field as 'numberOfEmployeesHired'}`, {
            most: formatNumber(doubt.max, language),
          })}
        </Notice>
      )}
    </FieldWithConflict>
  );
}
