import { styled } from 'styled-components';
import type { Area } from '@cert/shared/contract';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { KeyAreaMark } from './KeyAreaMark.tsx';
import { useTranslation } from 'react-i18next';
import { completingKeys, countCompleted, disablingKeys } from '@cert/shared/domain';
import { toAnswerableQuestion } from '../toAnswerableQuestion.ts';
import { toStoredAnswers } from '../saving/toStoredAnswers.ts';
import { useDerivedValues } from '../saving/useDerivedValues.ts';
import { AreaSaveState } from './AreaSaveState.tsx';

type Props = { area: Area };

/** Title, content and progress of the area. */
export function AreaHeader({ area }: Props) {
  const { category } = useOpenCategory();
  return (
    <Head>
      <Crumb>
        {category.position} · {category.title}
      </Crumb>
      <h1>
        {area.title}
        <KeyAreaMark area={area} />
      </h1>
      {area.content && <Lead>{area.content}</Lead>}
      <AreaProgress area={area} />
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[2]};
`;

const Crumb = styled.p`
  font-size: ${fontSize.small};
  letter-spacing: 0.02em;
  color: ${color.inkSoft};
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  font-size: ${fontSize.lead};
  white-space: pre-line;
  color: ${color.inkSoft};
`;

type AreaProgressProps = { area: Area };

/** "5 of 8 questions answered", updated on each key press, and the save state of the whole area. */
function AreaProgress({ area }: AreaProgressProps) {
  const { t } = useTranslation('questionnaire');
  const { category } = useOpenCategory();
  const questions = area.questions.map((question) =>
    toAnswerableQuestion(question, category.responses),
  );
  const keys = questions.flatMap((question) => [
    ...completingKeys(question),
    ...disablingKeys(question),
  ]);
  const { completed: done, answerable: count } = useDerivedValues(keys, (known) =>
    countCompleted(questions, toStoredAnswers(known)),
  );
  return (
    <Row>
      <span>{t('area.answered', { done, count })}</span>
      <AreaSaveState area={area} />
    </Row>
  );
}

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-block-start: ${space[2]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
