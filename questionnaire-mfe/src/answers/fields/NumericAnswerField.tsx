import { answerKey, numberBounds, type NumericKind } from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { useFieldDraft } from '../saving/useFieldDraft.ts';
import { NumberField } from '@cert/shared/ui';
import { useFormValue } from '../saving/useFormStore.ts';
import { useBoundsHint, useNumberIssueText } from './numberTexts.ts';
import { type QuestionFieldProps, requireSingleAnswer } from './QuestionFieldComponent.ts';

type Props = QuestionFieldProps & { kind: NumericKind; unit: string | null | undefined };

/** The single number of a numeric question. A number out of bounds remains visible in the field but is not saved. */
export function NumericAnswerField({ question, isReadOnly, describedBy, kind, unit }: Props) {
  const language = useLanguage();
  const answerId = requireSingleAnswer(question).id;
  const { value, change } = useFormValue(answerKey(answerId));
  const bounds = numberBounds[kind];
  const issueOf = useNumberIssueText(bounds);
  const hint = useBoundsHint(kind);
  const draft = useFieldDraft(answerKey(answerId));
  return (
    <NumberField
      label={{ hidden: question.title }}
      value={value && typeof value.value === 'number' ? value.value : null}
      onChange={(entered, cause) =>
        change(
          entered !== null && { questionId: question.id, answerId, type: kind, value: entered },
          cause,
        )
      }
      format={{ language, decimals: bounds.decimals, ...(unit && { unit }) }}
      issueOf={issueOf}
      hint={hint}
      draft={draft}
      input={{ disabled: isReadOnly, 'aria-describedby': describedBy }}
    />
  );
}
