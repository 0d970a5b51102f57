import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, layoutSize, Icon, radius, fontSize, space } from '@cert/shared/ui';
import { stack } from '../prose/stack.ts';

/** Good and bad examples of highlights and suggestions, side by side. */
export function Examples() {
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
  ${stack(4)}

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
