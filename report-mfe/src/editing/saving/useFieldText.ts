import { removeUnstorable, reportKey } from '@cert/shared/domain';
import { textIn, useAnswer, useLanguage, type Answer } from '@cert/shared/platform';
import { useEditing } from '../EditingContext.ts';
import { storedText } from './storedText.ts';

/** Wait after the last edit of a text before it is sent. Source: spec 2 §9. */
const pauseMs = 3000;

/** One text of the report as it stands in this browser. */
export type FieldText = Pick<Answer, 'status' | 'choose'> & {
  html: string;
  /** Queues a new text; it is sent three seconds after the last one. */
  write: (html: string) => void;
};

/** A text in the reader's language: what was typed here, else what the team has saved. */
export function useFieldText(field: string): FieldText {
  const { questionnaireId, report } = useEditing();
  const language = useLanguage();
  const { value, status, change, choose } = useAnswer(
    questionnaireId,
    reportKey({ language, field }),
    storedText(report.saved[field]),
  );
  return {
    html: value === undefined ? '' : textIn(value),
    status,
    choose,
    write: (html) => {
      const content = removeUnstorable(html);
      change(content !== '' && { type: 'comment', value: true, content }, pauseMs);
    },
  };
}
