import { styled } from 'styled-components';
import { Loaded, Slot, useRead } from '@cert/shared/platform';
import { Card, layoutSize, space } from '@cert/shared/ui';

type Props = { questionnaireId: number };

/**
 * The start page of the module in standalone mode: the areas and questions of the first category, with the slots that
 * this module fills.
 */
export function StandaloneStartPage({ questionnaireId }: Props) {
  const list = useRead('areaCategoryList', { id: questionnaireId });
  const slug = list.data?.[0]?.slug;
  const first = useRead('areaCategory', slug === undefined ? null : { id: questionnaireId, slug });
  return (
    <Loaded of={list} empty={{ when: (categories) => categories.length === 0, show: null }}>
      {() => (
        <Loaded of={first}>
          {(category) => (
            <Panels>
              {category.areas.map((area) => (
                <li key={area.id}>
                  <p>
                    {category.title} · {area.title}
                  </p>
                  <Slot
                    name="area.grading"
                    questionnaireId={questionnaireId}
                    category={category}
                    area={area}
                  />
                  {area.questions.map((question) => (
                    <Card key={question.id}>
                      <p>{question.title}</p>
                      <Slot
                        name="question.above-beyond"
                        questionnaireId={questionnaireId}
                        question={question}
                      />
                      <Slot
                        name="question.certifier"
                        questionnaireId={questionnaireId}
                        question={question}
                      />
                    </Card>
                  ))}
                </li>
              ))}
            </Panels>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

const Panels = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${layoutSize.panel};
  padding: ${space[4]};
`;
