import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize, space } from '@cert/shared/ui';

type Props = {
  title: string;
  /** A link on the line of the heading. */
  link?: ReactNode;
  children: ReactNode;
};

/** One group of the sidebar with its heading. */
export function SidebarBox({ title, link, children }: Props) {
  const titleId = useId();
  return (
    <Box aria-labelledby={titleId}>
      <Head>
        {/* No heading: the sidebar stands before the h1 of the page. */}
        <Title id={titleId}>{title}</Title>
        {link}
      </Head>
      {children}
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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

const Title = styled.p`
  font: 600 ${fontSize.text} / 1.15 ${fontFamily.serif};
`;
