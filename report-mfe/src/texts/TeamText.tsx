import { useContext } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { hasText } from '@cert/shared/domain';
import { color, fontFamily, fontSize } from '@cert/shared/ui';
import { sheetMm, sheetRem } from '../layout/sheetLengths.ts';
import { ReaderContext } from './ReaderContext.ts';
import { sanitiseTeamText } from './teamTextHtml.ts';

type Props = {
  /** A text of the team as sanitised HTML, or a part of the text; see `ReportData.texts`. */
  html: string | undefined;
};

/** A text of the team for this report. While it is empty, the team sees a hint on the screen. */
export function TeamText({ html }: Props) {
  const { t } = useTranslation('report');
  const reader = useContext(ReaderContext);
  if (!hasText(html))
    return reader === 'organisation' ? null : (
      <Hint className="screen-only">{t('teamText.none')}</Hint>
    );
  return <Text dangerouslySetInnerHTML={{ __html: sanitiseTeamText(html) }} />;
}

/** The style of a team text, for reading and editing. */
export const teamTextStyle = css`
  max-inline-size: max(${sheetMm(168)}, ${sheetRem(30)});
  color: ${color.ink};
  /* A sheet with little text sets the variable: see chooseTextSizeMm. */
  font: 400 max(calc(var(--mm) * var(--text-mm, 5.2)), ${fontSize.text}) / 1.5 ${fontFamily.serif};
  overflow-wrap: anywhere;

  & > * + * {
    margin-block-start: 0.6em;
  }

  & ul,
  & ol {
    display: grid;
    gap: 0.5em;
    padding-inline-start: 1.3em;
  }

  & li::marker {
    color: ${color.brand};
    font-weight: 600;
  }

  & li.continued {
    list-style: none;
  }

  /* Raised and lowered text leaves the distance of the lines as it is, and has at least 8 points on paper. */
  & sup,
  & sub {
    font-size: max(0.75em, ${sheetMm(2.85)});
    line-height: 0;
  }

  /* The sizes and colours of the editor's toolbar. */
  & .text-small {
    font-size: 0.85em;
  }

  & .text-big {
    font-size: 1.25em;
    line-height: 1.35;
  }

  & .text-huge {
    font-size: 1.6em;
    line-height: 1.25;
  }

  & .text-accent {
    color: ${color.brand};
  }

  & .text-muted {
    color: ${color.inkSoft};
  }
`;

const Text = styled.div`
  ${teamTextStyle}
`;

const Hint = styled.p`
  align-self: start;
  justify-self: start;
  inline-size: fit-content;
  padding: ${sheetMm(2)} ${sheetMm(4)};
  border: 1px dashed ${color.lineStrong};
  /* The hint has its own colours, because it can be on a dark cover. */
  background: ${color.paper};
  color: ${color.inkSoft};
  font-size: max(${sheetMm(3.8)}, ${fontSize.small});
`;
