import { styled } from 'styled-components';
import { Link } from '@cert/shared/platform';
import { Button, ButtonLink, color, depth, extent, space } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';

type Props = { questionnaireId: number };

/** What one does with the report: go back, print. Not part of what is printed. */
export function ReportBar({ questionnaireId }: Props) {
  const t = useWords();
  return (
    <Bar className="screen-only">
      <ButtonLink tone="quiet">
        <Link to={`/${questionnaireId}`}>
          <span aria-hidden="true">←</span>
          {t('bar.back')}
        </Link>
      </ButtonLink>
      <Button onClick={() => window.print()}>{t('bar.print')}</Button>
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${depth.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  min-block-size: ${extent.header};
  padding: ${space[2]} ${space[5]};
  border-block-end: 1px solid ${color.line};
  background: ${color.paper};
`;
