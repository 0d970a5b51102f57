import type { Control } from 'react-hook-form';
import type { Question } from '@cert/shared/contract';
import { ChoiceCard } from '../../../../shared/src/ui/choices/ChoiceCard.tsx';
import { hasInputPerOption } from '../../createBenchQuestions.ts';
import { HookNumber } from './HookNumber.tsx';
import { HookText } from './HookText.tsx';

type Props = { control: Control; question: Question; answer: Question['answers'][number] };

/** One option with its label and, for some kinds, a further input. */
export function HookChoice({ control, question: { id, type }, answer }: Props) {
  const name = `question-${id}`;
  const isSingle = type === 'single-choice';
  const isShare = type === 'multi-choice-percentage';
  const Extra = isShare ? HookNumber : HookText;
  return (
    <ChoiceCard
      control={
        <input
          type={isSingle ? 'radio' : 'checkbox'}
          value={answer.id}
          {...control.register(isSingle ? name : `${name}.tick-${answer.id}`)}
        />
      }
      text={answer.content}
      extra={
        hasInputPerOption(type)
          ? {
              place: isShare ? 'beside' : 'below',
              content: (
                <Extra
                  control={control}
                  name={`${name}.additional-${answer.id}`}
                  label={`${answer.content}: ${isShare ? 'percentage' : 'in a few words'}`}
                  kind="percentage"
                />
              ),
            }
          : undefined
      }
    />
  );
}
