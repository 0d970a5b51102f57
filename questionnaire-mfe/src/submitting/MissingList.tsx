import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { MissingItems } from '@cert/shared/contract';
import { color, radius, fontSize, space } from '@cert/shared/ui';
import { areaAddress } from '../answering/area/areaAddress.ts';
import { questionAnchor } from '../answering/question/questionAnchor.ts';

type Props = {
  questionnaireId: number;
  areas: MissingItems;
  /** Called when the user follows a link; closes the dialog. */
  onFollow: () => void;
};

/** The missing items by area. Each entry links to its question. */
export function MissingList({ questionnaireId, areas, onFollow }: Props) {
  const { t } = useTranslation('questionnaire');
  const count = areas.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <>
      <strong>{t('submitting.missing', { count })}</strong>
      <Areas>
        {areas.map(({ id, title, categorySlug, position, questions }) => (
          <li key={id}>
            <h3>{title}</h3>
            <Questions>
              {questions.map((question) => (
                <li key={question.id}>
                  <Link
                    to={`${areaAddress({ questionnaireId, categorySlug, position })}#${questionAnchor(question.id)}`}
                    onClick={onFollow}
                  >
                    {question.position}. {question.title}
                  </Link>
                  <Lacks>
                    {t('submitting.lacking', {
                      parts: question.lacks.map((part) => t(`submitting.lacks.${part}`)).join(', '),
                    })}
                  </Lacks>
                </li>
              ))}
            </Questions>
          </li>
        ))}
      </Areas>
    </>
  );
}

// A long list scrolls inside the dialog, so that the question and the buttons stay visible.
const Areas = styled.ul`
  display: grid;
  gap: ${space[4]};
  max-block-size: 40dvh;
  padding: ${space[4]};
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  & > li > h3 {
    font-size: ${fontSize.text};
  }
`;

const Questions = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]} 0 0;
  list-style: none;
`;

const Lacks = styled.span`
  display: block;
  font-size: ${fontSize.small};
  color: ${color.warning};
`;
