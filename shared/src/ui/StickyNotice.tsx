import { styled } from 'styled-components';
import { Notice, type NoticeProps } from './Notice.tsx';
import { usePageMark } from './usePageMark.ts';
import { color, layoutSize, radius, shadow, space, zIndex } from './tokens.ts';

export type StickyNoticeProps = NoticeProps & {
  /** Names the notice for style sheets: `saves` sets the page mark `alertSaves`. */
  alert?: string;
};

/** A notice that stays visible at every scroll position, and is not printed. */
export function StickyNotice({ alert, ...notice }: StickyNoticeProps) {
  usePageMark('alertSaves', alert === 'saves');
  return (
    <Sticky className="screen-only">
      <Notice {...notice} />
    </Sticky>
  );
}

// Sticky below the header, and above the page's content with its sticky parts. The opaque background hides the text
// that scrolls below it.
const Sticky = styled.div`
  position: sticky;
  z-index: ${zIndex.notice};
  inset-block-start: calc(${layoutSize.header} + ${space[2]});
  max-inline-size: ${layoutSize.content};
  border-radius: ${radius.medium};
  background: ${color.paper};
  box-shadow: ${shadow.high};
`;
