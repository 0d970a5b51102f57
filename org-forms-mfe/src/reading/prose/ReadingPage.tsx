import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button, color, layoutSize, fontFamily, media, fontSize, space } from '@cert/shared/ui';
import type { ReadingNamespace } from '../readingMessageLoaders.ts';
import { TextBlocks } from './TextBlocks.tsx';
import { TableOfContents } from './TableOfContents.tsx';
import { stackStyles } from './stackStyles.ts';
import type { ReadingSections } from './ReadingText.ts';

type Props = {
  namespace: ReadingNamespace;
  /** Content to insert between `text` and `after` of a section, by the anchor of the section. */
  parts: { [anchor: string]: ReactNode };
  /** Content between the lead and the first section. */
  children?: ReactNode;
};

/** A reading page: title, lead, table of contents, and sections that the address can name (`#anchor`). */
export function ReadingPage({ namespace, parts, children }: Props) {
  const { t } = useTranslation(namespace);
  useFocusAnchor();
  const sections = t('sections', { returnObjects: true }) as ReadingSections;
  return (
    <Page>
      <Head>
        <h1>{t('title')}</h1>
        <Lead>{t('lead')}</Lead>
      </Head>
      <TableOfContents sections={sections} />
      <Body>
        {children}
        {Object.entries(sections).map(([anchor, { title, text, after }]) => (
          <OneSection key={anchor} aria-labelledby={anchor}>
            <h2 id={anchor} tabIndex={-1}>
              {title}
            </h2>
            {text && <TextBlocks namespace={namespace} path={`sections.${anchor}.text`} />}
            {parts[anchor]}
            {after && <TextBlocks namespace={namespace} path={`sections.${anchor}.after`} />}
          </OneSection>
        ))}
        <Foot>
          <Button tone="secondary" onClick={() => window.print()}>
            {t('reading.print', { ns: 'org-forms' })}
          </Button>
        </Foot>
      </Body>
    </Page>
  );
}

/**
 * Focuses the section in the address. The browser cannot find the section itself: the text is loaded after the page.
 */
function useFocusAnchor(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus();
  }, [hash]);
}

const Page = styled.div`
  ${stackStyles(5)}
  column-gap: ${space[7]};
  max-inline-size: ${layoutSize.content};
  font-size: ${fontSize.lead};
  line-height: 1.6;

  @media ${media.print} {
    font-size: ${fontSize.text};
  }

  @media screen and ${media.desk} {
    grid-template:
      'head head' auto
      'body contents' 1fr / minmax(0, 1fr) ${layoutSize.words};
    max-inline-size: calc(${layoutSize.content} + ${space[8]});
    align-items: start;

    & > header {
      grid-area: head;
    }

    & > nav {
      grid-area: contents;
    }
  }
`;

const Head = styled.header`
  ${stackStyles(4)}
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  font: 400 ${fontSize.heading} / 1.45 ${fontFamily.serif};
  color: ${color.inkSoft};

  @media ${media.phone} {
    font-size: ${fontSize.lead};
  }
`;

const Body = styled.div`
  ${stackStyles(7)}
  min-inline-size: 0;

  @media screen and ${media.desk} {
    grid-area: body;
  }
`;

const OneSection = styled.section`
  ${stackStyles(4)}
  justify-items: start;

  & > * {
    inline-size: 100%;
  }

  & > p,
  & > ul,
  & > ol,
  & > dl {
    /* The full line length holds about 75 characters at this font size, a few too many. */
    max-inline-size: calc(${layoutSize.measure} * 0.94);
  }

  h2 {
    font-size: ${fontSize.title};
    break-after: avoid;
  }
`;

const Foot = styled.footer`
  display: flex;

  @media ${media.print} {
    display: none;
  }
`;
