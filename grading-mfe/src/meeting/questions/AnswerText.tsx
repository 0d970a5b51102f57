import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, radius, space } from '@cert/shared/ui';

type Props = { lines: readonly string[] };

/** An answer as lines of text. Long answers use several columns on wide screens. */
export function AnswerText({ lines }: Props) {
  const { t } = useTranslation('grading');
  const [only] = lines;
  if (only === undefined) return <None>{t('meeting.unanswered')}</None>;
  if (lines.length === 1) return <Box as="p">{only}</Box>;
  return (
    <Box>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

const None = styled.p`
  font-style: italic;
  color: ${color.inkSoft};
`;

const Box = styled.ul.attrs(({ as }) => (as ? {} : { role: 'list' }))`
  columns: 20rem;
  column-gap: ${space[5]};
  && {
    padding: ${space[2]} ${space[3]};
  }
  border-radius: ${radius.small};
  white-space: pre-line;
  overflow-wrap: anywhere;
  background: ${color.wash};

  & > li {
    break-inside: avoid;
    padding-block-end: ${space[1]};
  }
`;
