import type { Question } from '@cert/shared/contract';
import { isNumericKind, numberBounds } from '@cert/shared/domain';
import { hasInputs } from '../../questionSet.ts';
import { HookChoice } from './HookChoice.tsx';
import { HookInput } from './HookInput.tsx';
import { HookTable } from './HookTable.tsx';

/** One question with the inputs of its kind. */
export function HookQuestion({ question }: { question: Question }) {
  const { id, index, title } = question;
  return (
    <section id={`question-${id}`} aria-labelledby={`title-${id}`}>
      <h3 id={`title-${id}`}>
        {index}. {title}
      </h3>
      <HookField question={question} />
    </section>
  );
}

function HookField({ question }: { question: Question }) {
  const { id, title, type, answers } = question;
  const name = `question-${id}`;
  if (isNumericKind(type))
    return <HookInput name={name} label={title} bounds={numberBounds[type]} />;
  if (type === 'custom-benefits') return <HookTable name={name} />;
  const isSingle = type === 'single-choice';
  return (
    <fieldset>
      <legend>{title}</legend>
      {answers.map((answer) => (
        <div key={answer.id}>
          <HookChoice
            name={isSingle ? name : `${name}.tick-${answer.id}`}
            kind={isSingle ? 'radio' : 'checkbox'}
            value={answer.id}
            text={answer.content}
          />
          {hasInputs(type) && (
            <HookInput
              name={`${name}.additional-${answer.id}`}
              label={answer.content}
              bounds={type === 'multi-choice-percentage' ? numberBounds.percentage : undefined}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
