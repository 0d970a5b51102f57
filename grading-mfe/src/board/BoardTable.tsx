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

/**
 * Areas with the team's grades and the final grade: one table row per area, or one card if the page is narrow. In a
 * wide window the comments of an area are beside it, otherwise below it.
 */
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
      {areas.map((area) => (
        <BoardRow key={area.id} area={area} {...row} />
      ))}
    </Table>
  );
}

/** Screens that are wide enough for the comments beside their row. */
const beside = 'screen and (min-width: 1100px)';

/** Widths of the columns; the column with the line of grades takes the rest. */
const columns = { area: '21%', final: '20rem', comments: '11rem' } as const;

const AreaColumn = styled.th`
  inline-size: ${columns.area};
`;

const FinalColumn = styled.th`
  inline-size: ${columns.final};
`;

const CommentColumn = styled.th`
  inline-size: ${columns.comments};
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

  /*
   * Rows are grids here, because rows of a table cannot be beside each other. In the row of an area whose comments are
   * shown, the final grade is below the line of grades.
   */
  @media ${beside} {
    display: block;

    & > thead,
    & > tbody {
      display: block;
    }

    & > thead > tr,
    & > tbody > tr {
      display: grid;
      grid-template-columns:
        ${columns.area} minmax(0, 1fr)
        ${columns.final} ${columns.comments};
      align-items: center;
    }

    & > thead th {
      inline-size: auto;
    }

    & > tbody {
      border-block-start: 1px solid ${color.line};
    }

    & > tbody > tr > * {
      border-block-start: 0;
    }

    & > tbody:has(> [data-part]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(18rem, 36%);
      align-items: start;
    }

    & > tbody:where(:has(> [data-part])) > tr {
      grid-template-columns: minmax(10rem, 30%) minmax(0, 1fr);
    }

    & > tbody:where(:has(> [data-part])) > tr > :nth-child(3) {
      grid-area: 2 / 2;
    }

    & > tbody > tr[data-part='comments'] {
      display: block;
    }

    & > tbody > tr[data-part='comments'] > * {
      display: block;
      padding-block-start: ${space[3]};
    }
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
      gap: ${space[2]};
      border: 0;
    }

    & > tbody > tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-items: start;
      padding-block: ${space[3]};
      border: 1px solid ${color.line};
      border-radius: ${radius.large};
      background: ${color.paper};
    }

    & > tbody + tbody {
      margin-block-start: ${space[3]};
    }

    && > tbody > tr > * {
      grid-area: auto;
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
