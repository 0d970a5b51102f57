import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontSize } from '@cert/shared/ui';
import { mm } from '../viewing/mm.ts';
import { hasText } from './hasText.ts';
import { sanitiseTeamText } from './sanitiseTeamText.ts';
import { teamTextStyle } from './teamTextStyle.ts';

type Props = {
  /** A text of the team as sanitised HTML, or a part of the text; see `ReportView.texts`. */
  html: string | undefined;
};

/** A text that the certification team wrote for this report. Without a text, the screen shows a hint. */
export function TeamText({ html }: Props) {
  const { t } = useTranslation('report');
  if (!hasText(html)) return <Hint className="screen-only">{t('teamText.none')}</Hint>;
  return <Text dangerouslySetInnerHTML={{ __html: sanitiseTeamText(html) }} />;
}

const Text = styled.div`
  ${teamTextStyle}
`;

const Hint = styled.p`
  align-self: start;
  justify-self: start;
  inline-size: fit-content;
  padding: ${mm(2)} ${mm(4)};
  border: 1px dashed ${color.lineStrong};
  /* The hint takes its colour from its surroundings: a cover is dark. */
  background: ${color.paper};
  color: ${color.inkSoft};
  font-size: max(${mm(3.8)}, ${fontSize.small});
`;
