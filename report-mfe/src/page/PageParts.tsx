import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { toFailureCode, type ReadState } from '@cert/shared/platform';
import { Button, layoutSize, media, Notice, space, zIndex } from '@cert/shared/ui';
import { unreadyReportSelector } from '../layout/unfinished.ts';
import { sideContentsWidth } from './SideContents.tsx';

/**
 * The `main` element, which contains the sheets. While its report is not ready for printing, `UnfinishedNotice` is
 * printed instead. The attribute `data-awaited` says that sheets will follow, although there are none yet.
 */
export const ReportMain = styled.main`
  --desk-padding: ${space[5]};

  padding: var(--desk-padding);

  @media ${media.phone} {
    --desk-padding: ${space[3]};
  }

  @media print {
    padding: 0;

    &${unreadyReportSelector} {
      display: none;
    }
  }
`;

type ReadFailureProps = { of: Pick<ReadState<unknown>, 'failure' | 'retry'> };

/** A notice that the report could not be read again, while the page still shows the report that was read before. */
export function ReadFailureNotice({ of: { failure, retry } }: ReadFailureProps) {
  const { t } = useTranslation('platform');
  if (failure === undefined) return null;
  return (
    <Notice
      tone="failure"
      action={
        <Button tone="secondary" onClick={retry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(`failed.${toFailureCode(failure)}`)}
    </Notice>
  );
}

/**
 * The messages above the sheets. They may concern any text on the page, so they are visible at every scroll position
 * and in front of the toolbar of an edited text. They do not cover the table of contents beside the sheets.
 */
export const StickyNotices = styled.div`
  position: sticky;
  inset-block-start: calc(${layoutSize.header} + ${space[2]});
  z-index: ${zIndex.notice};
  display: grid;
  gap: ${space[2]};
  inline-size: min(297mm, 100%);
  max-block-size: 60vh;
  margin-inline: auto;
  overflow: auto;

  @media ${media.desk} {
    inline-size: auto;
    margin-inline: calc(${sideContentsWidth} + ${space[6]}) 0;

    & > * {
      inline-size: min(297mm, 100%);
      margin-inline: auto;
    }
  }
`;
