import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { BoardArea } from '@cert/shared/contract';
import { color, container, fontSize, media, radius, shadow, space } from '@cert/shared/ui';
import { BoardRow, type BoardRowProps } from './BoardRow.tsx';

type Props = Omit<BoardRowProps, 'area'> & {
  /** The table's caption, which says which areas it contains. Only for screen readers. */
  caption: string;
  areas: readonly BoardArea[];
};

/** Areas with the team's grades and the final grade: one table row per area, or one card if the page is narrow. */
export function BoardTable({ caption, areas, ...row }: Props) {
  const { t } = useTranslation('grading');
  return (
    <Table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <AreaColumn scope="col">{t('board.column.area')}</AreaColumn>
          <th scope="col">{t('board.column.grades')}</th>
          <FinalColumn scope="col">{t('area.final.title')}</FinalColumn>
          <CommentColumn scope="col">{t('board.column.comments')}</CommentColumn>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <BoardRow key={area.id} area={area} {...row} />
        ))}
      </tbody>
    </Table>
  );
}

const AreaColumn = styled.th`
  inline-size: 23%;
`;

const FinalColumn = styled.th`
  inline-size: 20rem;
`;

const CommentColumn = styled.th`
  inline-size: 8.5rem;
`;

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.paper};
  box-shadow: ${shadow.low};

  & th,
  & td {
    padding: ${space[3]} ${space[3]};
    text-align: start;
    font-weight: 400;
    vertical-align: middle;
  }

  & > thead th {
    padding-block: ${space[2]};
    font-size: ${fontSize.small};
    font-weight: 600;
    color: ${color.inkSoft};
  }

  & > tbody > tr > * {
    border-block-start: 1px solid ${color.line};
  }

  & > tbody > tr[data-part='comments'] > * {
    padding-block-start: 0;
    border-block-start: 0;
  }

  @container ${container.cards} {
    display: block;
    border: 0;
    background: none;
    box-shadow: none;

    & > thead {
      display: none;
    }

    & > tbody {
      display: block;
    }

    & > tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding-block: ${space[3]};
      border: 1px solid ${color.line};
      border-radius: ${radius.large};
      background: ${color.paper};
    }

    & > tbody > tr + tr {
      margin-block-start: ${space[3]};
    }

    & > tbody > tr[data-part='comments'] {
      margin-block-start: 0;
    }

    && > tbody > tr > * {
      padding: ${space[1]} ${space[4]};
      border: 0;
    }
  }

  @media ${media.print} {
    box-shadow: none;

    & tr {
      break-inside: avoid;
    }
  }
`;
