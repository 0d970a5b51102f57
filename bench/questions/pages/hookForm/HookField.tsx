import type { Control } from 'react-hook-form';
import type { Question } from '@cert/shared/contract';
import { isNumericKind, numberBounds } from '@cert/shared/domain';
import { ChoiceGroup } from '@cert/shared/ui';
import { HookChoice } from './HookChoice.tsx';
import { HookNumber } from './HookNumber.tsx';
import { HookTable } from './HookTable.tsx';

type Props = { control: Control; question: Question };

/** The inputs of a question, by its kind. */
export function HookField({ control, question }: Props) {
  const { id, title, type, answers } = question;
  const name = `question-${id}`;
  if (isNumericKind(type)) {
    const { min, max } = numberBounds[type];
    return (
      <HookNumber
        control={control}
        name={name}
        label={title}
        kind={type}
        hint={`From ${min} to ${max}`}
      />
    );
  }
  if (type === 'custom-benefits') return <HookTable control={control} name={name} title={title} />;
  return (
    <ChoiceGroup label={{ hidden: title }} role={type === 'single-choice' ? 'radiogroup' : 'group'}>
      {answers.map((answer) => (
        <HookChoice control={control} key={answer.id} question={question} answer={answer} />
      ))}
    </ChoiceGroup>
  );
}
