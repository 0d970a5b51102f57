import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, media, radius, space } from '@cert/shared/ui';
import type { ReadingNamespace } from '../readingMessageLoaders.ts';
import { MessageWithLinks } from './MessageWithLinks.tsx';
import type { ReadingBlock } from './ReadingText.ts';

type Props = {
  namespace: ReadingNamespace;
  /** The message key of a list of `ReadingBlock`s. */
  path: string;
};

/** The paragraphs, lists, terms and notes of a section. */
export function TextBlocks({ namespace, path }: Props) {
  const { t } = useTranslation(namespace);
  const blocks = t(path as never, { returnObjects: true }) as readonly ReadingBlock[];
  const line = (key: string) => <MessageWithLinks namespace={namespace} path={`${path}.${key}`} />;
  return blocks.map((block, index) => {
    if (typeof block === 'string') return <p key={index}>{line(`${index}`)}</p>;
    if ('note' in block) return <Note key={index}>{line(`${index}.note`)}</Note>;
    if ('terms' in block)
      return (
        <TermList
          key={index}
          terms={block.terms.map(({ term }, at) => ({
            term,
            text: line(`${index}.terms.${at}.text`),
          }))}
        />
      );
    const kind = 'list' in block ? 'list' : 'steps';
    const lines = 'list' in block ? block.list : block.steps;
    return (
      <Lines key={index} as={kind === 'list' ? 'ul' : 'ol'}>
        {lines.map((text, at) => (
          <li key={text}>{line(`${index}.${kind}.${at}`)}</li>
        ))}
      </Lines>
    );
  });
}

/** Terms with their explanations. */
export function TermList({ terms }: { terms: readonly { term: string; text: ReactNode }[] }) {
  return (
    <DefinitionList>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </DefinitionList>
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

const DefinitionList = styled.dl`
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
