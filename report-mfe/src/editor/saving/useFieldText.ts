import { useTranslation } from 'react-i18next';
import { removeUnstorableCharacters } from '@cert/shared/domain';
import { useField, useLanguage, type QueuedField } from '@cert/shared/platform';
import { useEditingState } from '../EditingContext.ts';
import { formatFieldName } from '../formatFieldName.ts';
import { findTextKind } from '../textKinds.ts';
import { toReportTextField } from './reportTextSaver.ts';

/** Delay in milliseconds between the last edit of a text and the request that saves it. */
const pauseMs = 3000;

/** One text of the report, with the unsaved edit of this browser if there is one. */
export type FieldText = Pick<QueuedField<string>, 'value' | 'status' | 'choose'> & {
  html: string;
  /** Queues a new text; it is sent three seconds after the last edit. */
  write: (html: string) => void;
};

/** A text in the user's language: the unsaved edit if there is one, else the saved text. */
export function useFieldText(field: string): FieldText {
  const { t } = useTranslation('report');
  const { questionnaireId, report, programme, findAddress } = useEditingState();
  const language = useLanguage();
  const { value, status, change, choose } = useField({
    ...toReportTextField(questionnaireId, { language, field }, report.saved[field]),
    describe(html) {
      const lines = findTextKind(field).readLines(html, language);
      const name = formatFieldName(field, { report, programme, t });
      return {
        title: `${t('editing.report')} · ${name} (${language})`,
        address: `/${questionnaireId}/report${findAddress(field, report)}`,
        lines: lines.length > 0 ? lines : [t('editing.cleared')],
      };
    },
  });
  return {
    value,
    html: value ?? '',
    status,
    choose,
    write: (html) => change(removeUnstorableCharacters(html), pauseMs),
  };
}
