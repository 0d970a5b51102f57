import { useId } from 'react';
import { styled } from 'styled-components';
import type { CategoryReply, Collected } from '@cert/shared/contract';
import { Link } from '@cert/shared/platform';
import { color, extent, size, space } from '@cert/shared/ui';
import { areaAddress } from '../answering/area/areaAddress.ts';
import { AreaLock } from '../answering/area/AreaLock.tsx';
import { QuestionnaireEditing } from '../answering/editing/QuestionnaireEditing.tsx';
import { lockOfAll } from '../answering/lockOfAll.ts';
import { OpenCategoryContext } from '../answering/OpenCategory.ts';
import { QuestionCard } from '../answering/question/QuestionCard.tsx';
import { roleIn } from '../answering/roleIn.ts';

type Props = { questionnaireId: number; collected: Collected };

/** Questions from several areas on one page, each under its area's name, to be answered as there. */
export function CollectedAreas({ questionnaireId, collected }: Props) {
  const lockId = useId();
  const [first] = collected.areas;
  if (!first) return null;
  const role = roleIn(collected);
  const lock = lockOfAll({ questionnaireId, category: categoryOf(collected, first), role });
  return (
    <QuestionnaireEditing key={questionnaireId}>
      {lock && <AreaLock id={lockId} lock={lock} />}
      {collected.areas.map((area) => (
        <OpenCategoryContext
          key={area.id}
          value={{ questionnaireId, category: categoryOf(collected, area), role }}
        >
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
              <QuestionCard key={question.id} question={question} lockOfAllId={lock && lockId} />
            ))}
          </Group>
        </OpenCategoryContext>
      ))}
    </QuestionnaireEditing>
  );
}

/** One of the areas as its own page would have it. */
function categoryOf(collected: Collected, area: Collected['areas'][number]): CategoryReply {
  return { ...collected, ...area.category, content: null, areas: [area] };
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
