import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize, Icon, space } from '@cert/shared/ui';
import type { BoxFold } from './useBoxFold.ts';

type Props = {
  title: string;
  /** A link on the line of the heading. */
  link?: ReactNode;
  /** Makes the heading a button that folds and unfolds the content. */
  fold?: BoxFold;
  children: ReactNode;
};

/**
 * One group of the sidebar with its heading. Content that was unfolded once is only hidden when the group is folded
 * again, so no input is lost.
 */
export function SidebarBox({ title, link, fold, children }: Props) {
  const titleId = useId();
  const contentId = useId();
  const isOpen = fold?.isOpen ?? true;
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen);
  if (isOpen && !hasBeenOpen) setHasBeenOpen(true);
  return (
    <Box aria-labelledby={titleId}>
      <Head>
        {/* Not a heading element, because the sidebar comes before the `h1` of the page. */}
        <Title id={titleId}>
          {fold ? (
            <Toggle
              type="button"
              aria-expanded={isOpen}
              aria-controls={hasBeenOpen ? contentId : undefined}
              onClick={fold.onToggle}
            >
              {title}
              <Icon name="chevron-down" />
            </Toggle>
          ) : (
            title
          )}
        </Title>
        {link}
      </Head>
      {hasBeenOpen && (
        <Content id={contentId} hidden={!isOpen}>
          {children}
        </Content>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space[2]};
  font-size: ${fontSize.small};

  & + & {
    padding-block-start: ${space[3]};
    border-block-start: 1px solid ${color.line};
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space[2]};

  &[hidden] {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

const Title = styled.p`
  font: 600 ${fontSize.text} / 1.15 ${fontFamily.serif};

  &:has(> button) {
    flex: 1;
  }
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  padding: ${space[1]} 0;
  border: 0;
  font: inherit;
  color: ${color.ink};
  background: none;

  &[aria-expanded='true'] > svg {
    rotate: 0.5turn;
  }
`;
