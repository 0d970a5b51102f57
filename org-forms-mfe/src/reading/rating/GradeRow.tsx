import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { beyondGrade, grades } from '@cert/shared/domain';
import { formatGrade } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, radius, fontSize, space } from '@cert/shared/ui';

/** All grades in a row, with the Above and Beyond grade in gold. */
export function GradeRow() {
  const { t } = useTranslation('org-forms/rating');
  const texts = t('scale', { returnObjects: true });
  const language = useLanguage();
  const captions = [texts.lowest, ...grades.slice(2).map(() => ''), texts.highest];
  return (
    <Row aria-label={texts.caption} role="list">
      {grades.map((grade, index) => (
        <li key={grade}>
          <Mark>{formatGrade(grade, language)}</Mark>
          <small>{captions[index]}</small>
        </li>
      ))}
      <li data-tone="gold">
        <Mark>{formatGrade(beyondGrade, language)}</Mark>
        <small>{texts.beyond}</small>
      </li>
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${space[7]}, 1fr));
  gap: ${space[2]};
  break-inside: avoid;

  && {
    max-inline-size: none;
  }

  li {
    display: grid;
    align-content: start;
    gap: ${space[1]};
  }

  li[data-tone='gold'] > span {
    border-color: ${color.beyondLine};
    background: ${color.beyondSoft};
    color: ${color.beyond};
  }

  small {
    font-size: ${fontSize.small};
    line-height: 1.3;
    text-align: center;
    color: ${color.inkSoft};
  }
`;

const Mark = styled.span`
  padding-block: ${space[2]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.paper};
  font-weight: 600;
  text-align: center;
`;
