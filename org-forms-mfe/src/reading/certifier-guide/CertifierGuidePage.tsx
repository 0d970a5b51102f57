import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { highestGrade } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { GradeMark, fontSize, space, color, layoutSize, Icon, radius } from '@cert/shared/ui';
import { ContactList } from '../ContactList.tsx';
import { ReadingPage } from '../prose/ReadingPage.tsx';
import { stackStyles } from '../prose/stackStyles.ts';
import { ReadingPageLoader } from '../ReadingPageLoader.tsx';

/** Serves `/{id}/certifier-instructions`: a guide for certifiers, from preparing the meeting to writing the report. */
export function CertifierGuidePage() {
  return (
    <ReadingPageLoader namespace="org-forms/certifier-guide">
      {({ programme }) => (
        <ReadingPage
          namespace="org-forms/certifier-guide"
          parts={{
            scoring: <GradeKinds />,
            writing: <Examples />,
            help: <ContactList contacts={programme.contacts} />,
          }}
        />
      )}
    </ReadingPageLoader>
  );
}

/** The kinds of grades, each with its mark as on the other pages. */
function GradeKinds() {
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

/** Good and bad examples of highlights and suggestions, side by side. */
function Examples() {
  const { t } = useTranslation('org-forms/certifier-guide');
  const texts = t('examples', { returnObjects: true });
  return (
    <Rows>
      {[texts.praise, texts.suggestions].map(({ title, pairs }) => (
        <Rows key={title}>
          <h3>{title}</h3>
          {pairs.map(({ bad, good, why }) => (
            <Pair key={why}>
              <Text data-tone="bad">
                <strong>
                  <Icon name="close" /> {texts.bad}
                </strong>
                <q>{bad}</q>
              </Text>
              <Text data-tone="good">
                <strong>
                  <Icon name="check" /> {texts.good}
                </strong>
                <q>{good}</q>
                <small>{why}</small>
              </Text>
            </Pair>
          ))}
        </Rows>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  ${stackStyles(4)}

  h3 {
    break-after: avoid;
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${layoutSize.field}, 100%), 1fr));
  gap: ${space[3]};
  break-inside: avoid;
`;

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font-size: ${fontSize.text};
  line-height: 1.5;

  strong {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-size: ${fontSize.small};
  }

  small {
    color: ${color.inkSoft};
  }

  &[data-tone='bad'] strong {
    color: ${color.failure};
  }

  &[data-tone='good'] {
    border-color: ${color.finalLine};
    background: ${color.finalSoft};
  }

  &[data-tone='good'] strong {
    color: ${color.final};
  }
`;
