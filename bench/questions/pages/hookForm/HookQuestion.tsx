import { memo, useId } from 'react';
import type { Control } from 'react-hook-form';
import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { Card, fontFamily, fontSize } from '@cert/shared/ui';
import { QuestionNumberCircle } from '../../../../questionnaire-mfe/src/answers/question/QuestionNumber.tsx';
import { QuestionLayout } from '../../../../questionnaire-mfe/src/answers/question/QuestionCard.tsx';
import { HookField } from './HookField.tsx';
import { HookFooter } from './HookFooter.tsx';

type Props = { control: Control; question: Question };

/** A question on the site's card: number, title, inputs and footer. */
export const HookQuestion = memo(function HookQuestion({ control, question }: Props) {
  const { id, index, title } = question;
  const titleId = useId();
  return (
    <Card id={`question-${id}`} labelledBy={titleId} isOneOfMany>
      <QuestionLayout>
        <QuestionNumberCircle>{index}</QuestionNumberCircle>
        <div>
          <header>
            <Title id={titleId}>{title}</Title>
          </header>
          <HookField control={control} question={question} />
          <HookFooter control={control} name={`comment-${id}`} />
        </div>
      </QuestionLayout>
    </Card>
  );
});

const Title = styled.h2`
  font: 600 ${fontSize.lead} / 1.35 ${fontFamily.sans};
  letter-spacing: 0;
`;
