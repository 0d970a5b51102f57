import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layoutSize, radius, space } from './tokens.ts';
import { Icon, type IconName } from './signs/Icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'failure';

export type NoticeProps = {
  tone: NoticeTone;
  children: ReactNode;
  title?: string;
  /** A button or a link for what the user can do next. */
  action?: ReactNode;
  /** Prevents that screen readers announce the notice, if another notice with the same message appears with it. */
  isQuiet?: boolean;
};

/**
 * A message on the page. Screen readers announce a failure immediately, and a message of another tone after the current
 * sentence.
 */
export function Notice({ tone, children, title, action, isQuiet = false }: NoticeProps) {
  const role = tone === 'failure' ? 'alert' : 'status';
  return (
    <Box role={isQuiet ? undefined : role} $tone={tone}>
      <Icon name={icons[tone]} />
      <Content>
        <Words>
          {title && <strong>{title}</strong>}
          <div>{children}</div>
        </Words>
        {action}
      </Content>
    </Box>
  );
}

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  failure: 'warning',
};

const looks = {
  info: { ink: color.brand, ground: color.brandSoft, line: color.brandLine },
  success: { ink: color.final, ground: color.finalSoft, line: color.finalLine },
  warning: { ink: color.warning, ground: color.warningSoft, line: color.warningLine },
  failure: { ink: color.failure, ground: color.failureSoft, line: color.failureLine },
} satisfies Record<NoticeTone, object>;

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${({ $tone }) => looks[$tone].line};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => looks[$tone].ground};

  & > svg,
  & strong {
    color: ${({ $tone }) => looks[$tone].ink};
  }
`;

// The action is beside the text if there is enough space, otherwise below it.
const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  min-inline-size: 0;
`;

const Words = styled.div`
  flex: 1 1 ${layoutSize.words};
  min-inline-size: 0;
`;
