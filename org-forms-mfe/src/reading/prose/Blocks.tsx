import { styled } from 'styled-components';
import { color, media, radius, space } from '@cert/shared/ui';
import { Inline } from './Inline.tsx';
import type { Block } from './ReadingText.ts';

type Props = { blocks: readonly Block[] };

/** Paragraphs, lists, terms and notes of a section. */
export function Blocks({ blocks }: Props) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  if ('note' in block)
    return (
      <Note>
        <Inline text={block.note} />
      </Note>
    );
  if ('terms' in block)
    return (
      <Terms>
        {block.terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Inline text={text} />
            </dd>
          </div>
        ))}
      </Terms>
    );
  const lines = 'list' in block ? block.list : block.steps;
  return (
    <Lines as={'list' in block ? 'ul' : 'ol'}>
      {lines.map((line) => (
        <li key={line}>
          <Inline text={line} />
        </li>
      ))}
    </Lines>
  );
}

const Note = styled.p`
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.brandLine};
  border-radius: ${radius.medium};
  background: ${color.brandSoft};
  break-inside: avoid;
`;

const Lines = styled.ul`
  padding-inline-start: ${space[5]};

  & > li {
    padding-inline-start: ${space[1]};
  }

  & > li + li {
    margin-block-start: ${space[2]};
  }

  & > li::marker {
    color: ${color.brand};
    font-weight: 600;
  }
`;

const Terms = styled.dl`
  border-block-start: 1px solid ${color.line};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-block-end: 1px solid ${color.line};
    break-inside: avoid;
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
  }

  @media ${media.phone} {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
