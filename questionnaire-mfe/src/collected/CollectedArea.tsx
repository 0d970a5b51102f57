import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import type { CollectedQuestions } from '@cert/shared/contract';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';
import { areaAddress } from '../answering/area/areaAddress.ts';
import { useOpenCategory } from '../answering/OpenCategory.tsx';
import { QuestionCard } from '../answering/question/QuestionCard.tsx';
import { useDescribeAnswerChanges } from '../answering/saving/describeChange.ts';

type Props = {
  area: CollectedQuestions['areas'][number];
  /** Id of the text that explains why the whole questionnaire is locked, if it is. */
  questionnaireLockId: string | undefined;
};

/** Those questions of one area that the page shows, below the name of the area. */
export function CollectedArea({ area, questionnaireLockId }: Props) {
  const { questionnaireId } = useOpenCategory();
  useDescribeAnswerChanges();
  return (
    <Group>
      <Head>
        <small>{area.category.title}</small>
        <h2>
          <Link
            to={areaAddress({
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
