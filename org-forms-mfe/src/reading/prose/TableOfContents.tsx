import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, layoutSize, media, fontSize, space } from '@cert/shared/ui';
import type { ReadingSections } from './ReadingText.ts';

type Props = { sections: ReadingSections };

/** Table of contents: beside the text if there is room, otherwise collapsed above it. */
export function TableOfContents({ sections }: Props) {
  const { t } = useTranslation('org-forms');
  const title = t('reading.contents');
  const links = (
    <ol role="list">
      {Object.entries(sections).map(([anchor, section]) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <SideContents aria-label={title}>
        <strong aria-hidden="true">{title}</strong>
        {links}
      </SideContents>
      <Above aria-label={title}>
        <details>
          <summary>{title}</summary>
          {links}
        </details>
      </Above>
    </>
  );
}

const Navigation = styled.nav`
  font-size: ${fontSize.text};

  ol {
    display: grid;
    gap: ${space[1]};
    margin-block-start: ${space[2]};
  }

  a {
    display: block;
    padding-block: ${space[1]};
    color: ${color.inkSoft};
    text-decoration: none;
  }

  a:hover {
    color: ${color.brand};
    text-decoration: underline;
  }

  @media ${media.print} {
    display: none;
  }
`;

const SideContents = styled(Navigation)`
  position: sticky;
  inset-block-start: calc(${layoutSize.header} + ${space[6]});
  padding-inline-start: ${space[4]};
  border-inline-start: 1px solid ${color.line};

  @media not ${media.desk} {
    display: none;
  }
`;

const Above = styled(Navigation)`
  padding-block: ${space[3]};
  border-block: 1px solid ${color.line};

  summary {
    font-weight: 600;
  }

  a {
    padding-block: ${space[2]};
  }

  @media ${media.desk} {
    display: none;
  }
`;
