import { useId } from 'react';
import { styled } from 'styled-components';
import { ChoiceGroup, color, size } from '@cert/shared/ui';
import type { ExtraInput } from './extras/ExtraInput.ts';
import type { FieldProps } from './Field.ts';
import { TickedAnswer } from './TickedAnswer.tsx';

type Props = FieldProps & {
  extra: ExtraInput;
  /** Bounds of the extra inputs, shown once for all of them. */
  hint?: string;
};

/** A list of checkboxes. Each one is saved under its own key. */
export function TickedAnswers({ question, isReadOnly, describedBy, extra, hint }: Props) {
  const hintId = useId();
  const isHinted = hint && question.answers.some(({ skipAdditional }) => skipAdditional === 0);
  return (
    <ChoiceGroup
      label={{ hidden: question.title }}
      isDisabled={isReadOnly}
      describedBy={[describedBy, isHinted && hintId].filter(Boolean).join(' ') || undefined}
    >
      {question.answers.map((answer) => (
        <TickedAnswer key={answer.id} question={question} answer={answer} extra={extra} />
      ))}
      {isHinted && <Hint id={hintId}>{hint}</Hint>}
    </ChoiceGroup>
  );
}

const Hint = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
`;
