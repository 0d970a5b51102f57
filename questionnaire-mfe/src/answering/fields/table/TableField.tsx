import { useId } from 'react';
import { styled } from 'styled-components';
import { tables, type TableKind } from '@cert/shared/domain';
import { color, media, fontSize, space } from '@cert/shared/ui';
import { useOpenCategory } from '../../OpenCategory.tsx';
import type { QuestionFieldProps } from '../QuestionFieldComponent.ts';
import { useBoundsHint } from '../useBoundsHint.ts';
import { GroupTable } from './GroupTable.tsx';

type Props = QuestionFieldProps & { kind: TableKind };

/** A question with an editable table, or with one table for each group of rows. */
export function TableField({ question, isReadOnly, describedBy, kind }: Props) {
  const { t } = useOpenCategory();
  const hintId = useId();
  const bounds = useBoundsHint('percentage');
  const hasNumbers = tables[kind].some(({ rows }) =>
    rows.flat().some(({ shape }) => shape !== 'text'),
  );
  return (
    <Groups
      role="group"
      aria-label={question.title}
      aria-describedby={[describedBy, !isReadOnly && hintId].filter(Boolean).join(' ') || undefined}
    >
      {!isReadOnly && (
        <Hint id={hintId}>
          {hasNumbers && `${bounds}. `}
          <Keys>{t('table.keys')}</Keys>
        </Hint>
      )}
      {tables[kind].map((group) => (
        <GroupTable key={group.key} question={question} group={group} isReadOnly={isReadOnly} />
      ))}
    </Groups>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${space[4]};
  min-inline-size: 0;
`;

const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

// Phones have no arrow keys, so they do not show the keyboard hint.
const Keys = styled.span`
  @media ${media.phone} {
    display: none;
  }
`;
