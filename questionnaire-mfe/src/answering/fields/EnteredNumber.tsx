import { answerKey, numberBounds, numberFault, type NumericKind } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useAnswer, useLanguage } from '@cert/shared/platform';
import { NumberField } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import { useOpenCategory } from '../OpenCategory.ts';
import type { FieldProps } from './Field.ts';

type Props = FieldProps & { kind: NumericKind; unit: string | null | undefined };

/** The one number of a numeric question. A number out of bounds stays in the field and is not saved (spec 1 §5). */
export function EnteredNumber({ question, isReadOnly, describedBy, kind, unit }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { questionnaireId, category } = useOpenCategory();
  const answerId = answerOf(question);
  const key = answerKey(answerId);
  const { value, change } = useAnswer(questionnaireId, key, category.responses[key]);
  const bounds = numberBounds[kind];
  const limits = {
    least: formatNumber(bounds.least, language),
    most: formatNumber(bounds.most, language),
  };

  function faultOf(entered: number): string | undefined {
    const fault = numberFault(entered, bounds);
    switch (fault) {
      case undefined:
        return undefined;
      case 'not-a-number':
        return t('fault.notANumber');
      case 'too-low':
        return t('fault.tooLow', limits);
      case 'too-high':
        return t('fault.tooHigh', limits);
      case 'too-precise':
        return t(bounds.decimals === 0 ? 'fault.notWhole' : 'fault.tooPrecise');
    }
  }

  return (
    <NumberField
      label={{ hidden: question.title }}
      value={value && typeof value.value === 'number' ? value.value : null}
      onChange={(entered) =>
        change(
          entered !== null && { questionId: question.id, answerId, type: kind, value: entered },
        )
      }
      format={{ language, decimals: bounds.decimals, ...(unit && { unit }) }}
      faultOf={faultOf}
      hint={t(`bounds.${kind}`, limits)}
      input={{ disabled: isReadOnly, 'aria-describedby': describedBy }}
    />
  );
}

/** @throws Error for content that no importer lets through: a numeric question has exactly one answer */
function answerOf({ id, answers: [answer] }: FieldProps['question']): number {
  if (!answer) throw new Error(`question ${id} has no answer to enter a number into`);
  return answer.id;
}
