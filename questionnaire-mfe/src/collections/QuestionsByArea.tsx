import { useId } from 'react';
import { Link } from 'react-router-dom';
import { LockNotice } from '@cert/shared/platform';
import { styled } from 'styled-components';
import type { CategoryReply, CollectedQuestions } from '@cert/shared/contract';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';
import {
  findQuestionnaireLockReason,
  findReaderRole,
  UnlockProvider,
} from '../answers/editAccess.tsx';
import { toAreaAddress } from '../answers/area/toAreaAddress.ts';
import { CurrentCategoryProvider, useCurrentCategory } from '../answers/CurrentCategory.tsx';
import { QuestionCard } from '../answers/question/QuestionCard.tsx';

type Props = { questionnaireId: number; collected: CollectedQuestions };

/** Questions from several areas on one page, grouped by area. Users can answer them here. */
export function QuestionsByArea({ questionnaireId, collected }: Props) {
  const lockId = useId();
  const [first] = collected.areas;
  if (!first) return null;
  const role = findReaderRole(collected);
  const lock = findQuestionnaireLockReason({ category: toCategoryReply(collected, first), role });
  return (
    <UnlockProvider key={questionnaireId}>
      {lock && <LockNotice questionnaireId={questionnaireId} id={lockId} lock={lock} />}
      {collected.areas.map((area) => (
        <CurrentCategoryProvider
          key={area.id}
          questionnaireId={questionnaireId}
          category={toCategoryReply(collected, area)}
          role={role}
        >
          <CollectedArea area={area} questionnaireLockId={lock && lockId} />
        </CurrentCategoryProvider>
      ))}
    </UnlockProvider>
  );
}

/** Converts one area to the form of an `areaCategory` reply. Its category then contains only this area. */
export function toCategoryReply(
  collected: CollectedQuestions,
  area: CollectedQuestions['areas'][number],
): CategoryReply {
  return { ...collected, ...area.category, content: null, areas: [area] };
}

type CollectedAreaProps = {
  area: CollectedQuestions['areas'][number];
  /** Id of the text that explains why the whole questionnaire is locked, if it is. */
  questionnaireLockId: string | undefined;
};

/** One area of the page: its name and its selected questions. */
function CollectedArea({ area, questionnaireLockId }: CollectedAreaProps) {
  const { questionnaireId } = useCurrentCategory();
  return (
    <Group>
      <Head>
        <small>{area.category.title}</small>
        <h2>
          <Link
            to={toAreaAddress({
              questionnaireId,
              categorySlug: area.category.slug,
              position: area.position,
            })}
          >
            {area.title}
          </Link>
        </h2>
      </Head>
      {area.questions.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          questionnaireLockId={questionnaireLockId}
        />
      ))}
    </Group>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
  max-inline-size: ${layoutSize.content};
`;

const Head = styled.header`
  padding-block-start: ${space[4]};

  & > small {
    font-size: ${fontSize.small};
    color: ${color.inkSoft};
  }

  & > h2 {
    font-size: ${fontSize.heading};
  }

  & a {
    color: inherit;
    text-decoration-color: ${color.lineStrong};
  }
`;
