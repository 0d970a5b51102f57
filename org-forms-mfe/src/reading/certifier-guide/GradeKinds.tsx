import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { highestGrade } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { GradeMark, fontSize, space } from '@cert/shared/ui';

/** The kinds of grades, drawn as in the product. */
export function GradeKinds() {
  const { t } = useTranslation('org-forms/certifier-guide');
  const texts = t('marks', { returnObjects: true });
  const figure = formatNumber(highestGrade, useLanguage());
  return (
    <Kinds aria-label={texts.caption} role="list">
      {(['system', 'own', 'final'] as const).map((tone) => (
        <li key={tone}>
          <span aria-hidden="true">
            <GradeMark figure={figure} tone={tone} label={texts[tone]} />
          </span>
          {texts[tone]}
        </li>
      ))}
    </Kinds>
  );
}

const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-size: ${fontSize.text};
  }
`;
