import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import type { Collected } from '@cert/shared/contract';
import { color, extent, size, space } from '@cert/shared/ui';
import { areaAddress } from '../answering/area/areaAddress.ts';
import { useOpenCategory } from '../answering/OpenCategory.tsx';
import { QuestionCard } from '../answering/question/QuestionCard.tsx';
import { useDescribedChanges } from '../answering/saving/useDescribedChanges.ts';

type Props = {
  area: Collected['areas'][number];
  /** Id of the text that explains why the whole questionnaire is locked, if it is. */
  questionnaireLockId: string | undefined;
};

/** Those questions of one area that the page shows, below the name of the area. */
export function CollectedArea({ area, questionnaireLockId }: Props) {
  const { questionnaireId } = useOpenCategory();
  useDescribedChanges();
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
  max-inline-size: ${extent.content};
`;

const Head = styled.header`
  padding-block-start: ${space[4]};

  & > small {
    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  & > h2 {
    font-size: ${size.heading};
  }

  & a {
    color: inherit;
    text-decoration-color: ${color.lineStrong};
  }
`;
