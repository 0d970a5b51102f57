import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from './tokens.ts';

export type MapTile = {
  id: string | number;
  /** Running number, shown before the title. */
  number: ReactNode;
  title: string;
  /** The caller's link, without children; a tile without a link cannot be opened and is muted. */
  link?: ReactElement<{ children?: ReactNode }>;
  /** Fills the tile from its left edge: whole percent, 0 to 100. */
  percent?: number;
  tone?: 'plain' | 'done';
  /** Draws a notch in the upper right corner, for tiles that are more important, such as key areas. */
  isMarked?: boolean;
  /** Draws a folded lower corner, for tiles that the user should check again. */
  hasFoldedCorner?: boolean;
  /** Shown at the bottom of the tile: a figure or marks, and the texts for screen readers. */
  children?: ReactNode;
};

export type MapRow = {
  id: string | number;
  title: ReactNode;
  /** A figure beside the title. */
  figure?: ReactNode;
  tiles: readonly MapTile[];
};

export type TileMapProps = {
  rows: readonly MapRow[];
  /** Explains the marks; shown below the map. */
  legend?: ReactNode;
};

/**
 * A map of rows of tiles. A tile is a link if it can be opened. The map is a nested list, so that screen readers
 * announce the same structure. In a narrow container the title of a row is above its tiles. The fill of the tiles is
 * also printed.
 */
export function TileMap({ rows, legend }: TileMapProps) {
  return (
    <Frame>
      <ol role="list">
        {rows.map(({ id, title, figure, tiles }) => (
          <Row key={id}>
            <Head>
              <span>{title}</span>
              {figure !== undefined && <small>{figure}</small>}
            </Head>
            <ol role="list">
              {tiles.map((tile) => (
                <li key={tile.id}>
                  <Tile tile={tile} />
                </li>
              ))}
            </ol>
          </Row>
        ))}
      </ol>
      {legend && <Foot>{legend}</Foot>}
    </Frame>
  );
}

function Tile({ tile }: { tile: MapTile }) {
  const {
    link,
    number,
    title,
    percent = 0,
    tone = 'plain',
    isMarked,
    hasFoldedCorner,
    children,
  } = tile;
  const content = (
    <>
      <Name>
        <Number>{number}</Number> {title}
      </Name>
      <Marks>{children}</Marks>
    </>
  );
  return (
    <Surface
      data-tone={link ? tone : 'off'}
      data-marked={isMarked || undefined}
      data-folded={hasFoldedCorner || undefined}
      style={{ '--filled': `${percent}%` } as object}
    >
      {link ? cloneElement(link, {}, content) : <span>{content}</span>}
    </Surface>
  );
}

const Frame = styled.div`
  container-type: inline-size;

  > ol {
    display: grid;
    gap: ${space[2]};
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 10rem minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  break-inside: avoid;

  > ol {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${space[2]};
  }

  > ol > li {
    display: grid;
  }

  @container (width < 44rem) {
    grid-template-columns: minmax(0, 1fr);

    > ol {
      grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]};
  padding-block-start: ${space[2]};
  font-weight: 600;
  line-height: 1.3;

  small {
    font-size: ${fontSize.small};
    font-weight: 400;
    color: ${color.inkSoft};
    white-space: nowrap;
  }
`;

const Surface = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: linear-gradient(
    to right,
    ${color.brandSoft} var(--filled),
    ${color.paper} var(--filled)
  );
  print-color-adjust: exact;

  > * {
    display: grid;
    align-content: space-between;
    gap: ${space[1]};
    min-block-size: ${space[8]};
    padding: ${space[2]} ${space[3]};
    color: ${color.ink};
    text-decoration: none;
    outline-offset: -2px;
    border-radius: inherit;
  }

  &:has(> a:hover) {
    border-color: ${color.brand};
  }

  &[data-tone='done'] {
    border-color: ${color.finalLine};
    background: ${color.finalSoft};
  }

  &[data-tone='off'] {
    border-style: dashed;
    background: none;

    > * {
      color: ${color.inkSoft};
    }
  }

  &[data-marked]::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border: ${space[2]} solid;
    border-color: ${color.key} ${color.key} transparent transparent;
    forced-color-adjust: none;
  }

  &[data-folded]::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    border: ${space[2]} solid;
    border-color: transparent ${color.warning} ${color.warning} transparent;
    forced-color-adjust: none;
  }
`;

const Name = styled.span`
  padding-inline-end: ${space[2]};
  font-size: ${fontSize.small};
  line-height: 1.3;
  hyphens: auto;
  overflow-wrap: break-word;
`;

const Number = styled.span`
  color: ${color.inkSoft};
`;

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${space[5]};
  font-size: ${fontSize.text};
  font-weight: 600;
`;

const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding-block-start: ${space[3]};
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
