import { styled } from 'styled-components';
import { color, family, size } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';
import { mm } from '../viewing/mm.ts';
import { hasText } from './hasText.ts';
import { purifyTeamText } from './purifyTeamText.ts';

type Props = {
  /** One text of the team, or a part of it; see `ReportView.texts`. */
  html: string | undefined;
};

/** A text that the certification team wrote for this report; on the screen a hint where there is none yet. */
export function TeamText({ html }: Props) {
  const t = useWords();
  if (!hasText(html)) return <Hint className="screen-only">{t('teamText.none')}</Hint>;
  return <Text dangerouslySetInnerHTML={{ __html: purifyTeamText(html) }} />;
}

const Text = styled.div`
  max-inline-size: max(${mm(168)}, 30rem);
  color: ${color.ink};
  font: 400 max(${mm(5.2)}, ${size.text}) / 1.5 ${family.serif};
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

  /* The sizes and colours of the editor's toolbar (spec 2 §9). */
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

const Hint = styled.p`
  align-self: start;
  justify-self: start;
  padding: ${mm(2)} ${mm(4)};
  border: 1px dashed ${color.lineStrong};
  color: ${color.inkSoft};
  font-size: max(${mm(3.8)}, ${size.small});
`;
