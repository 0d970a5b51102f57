import { useId } from 'react';
import { styled } from 'styled-components';
import { ChoiceGroup, color, fontSize } from '@cert/shared/ui';
import type { ExtraInput } from './extras/ExtraInput.ts';
import type { QuestionFieldProps } from './QuestionFieldComponent.ts';
import { CheckboxAnswer } from './CheckboxAnswer.tsx';

type Props = QuestionFieldProps & {
  extra: ExtraInput;
  /** Bounds of the extra inputs, shown once for all of them. */
  hint?: string;
};

/** A list of checkboxes. Each one is saved under its own key. */
export function CheckboxAnswers({ question, isReadOnly, describedBy, extra, hint }: Props) {
  const hintId = useId();
  const isHinted = hint && question.answers.some(({ skipAdditional }) => skipAdditional === 0);
  return (
    <ChoiceGroup
      label={{ hidden: question.title }}
      isDisabled={isReadOnly}
      describedBy={[describedBy, isHinted && hintId].filter(Boolean).join(' ') || undefined}
    >
      {question.answers.map((answer) => (
        <CheckboxAnswer key={answer.id} question={question} answer={answer} extra={extra} />
      ))}
      {isHinted && <Hint id={hintId}>{hint}</Hint>}
    </ChoiceGroup>
  );
}

const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
