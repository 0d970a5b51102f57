import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, radius, space } from '@cert/shared/ui';

/** Longer answers (in lines) are collapsed, because they would push the next question off the screen. */
const maxOpenLines = 3;

type Props = { lines: readonly string[] };

/** A previous answer as lines. A long answer is collapsed and shows its number of lines. */
export function PreviousLines({ lines }: Props) {
  const { t } = useTranslation('questionnaire');
  if (lines.length <= maxOpenLines) return <Lines lines={lines} />;
  return (
    <details>
      <Summary>{t('previous.entries', { count: lines.length })}</Summary>
      <Lines lines={lines} />
    </details>
  );
}

function Lines({ lines }: Props) {
  const [only] = lines;
  if (lines.length === 1) return <Line as="p">{only}</Line>;
  return (
    <List>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </List>
  );
}

const Summary = styled.summary`
  inline-size: fit-content;
  padding-block: ${space[1]};
  border-radius: ${radius.small};
  font-weight: 600;
  color: ${color.brand};
  cursor: pointer;
`;

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding-inline-start: ${space[4]};
`;

const Line = styled.li`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
