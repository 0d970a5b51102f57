import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';

type Props = {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly { key: string | number; cells: readonly [ReactNode, ...ReactNode[]] }[];
};

/** A small table within a text. */
export function ProseTable({ caption, heads, rows }: Props) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [head, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  max-inline-size: ${layoutSize.measure};
  break-inside: avoid;
  line-height: 1.4;

  caption {
    padding-block-end: ${space[2]};
    font-size: ${fontSize.text};
    text-align: start;
    color: ${color.inkSoft};
  }

  th,
  td {
    padding: ${space[2]} ${space[4]} ${space[2]} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    border-block-end-color: ${color.lineStrong};
    font-size: ${fontSize.small};
    font-weight: 600;
    color: ${color.inkSoft};
  }

  tbody th {
    font-weight: 400;
  }
`;
