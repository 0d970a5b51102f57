import { removeUnstorable } from '@cert/shared/domain';
import { useLanguage, useQueuedField, type QueuedField } from '@cert/shared/platform';
import { useEditing } from '../EditingContext.ts';
import { reportTextFieldSource } from './reportTextSaver.ts';

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
  const { questionnaireId, report } = useEditing();
  const language = useLanguage();
  const { value, status, change, choose } = useQueuedField(
    reportTextFieldSource(questionnaireId, { language, field }, report.saved[field]),
  );
  return {
    value,
    html: value ?? '',
    status,
    choose,
    write: (html) => change(removeUnstorable(html), pauseMs),
  };
}
