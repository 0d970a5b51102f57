import { useDeferredValue, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, Icon, space, type IconName } from '@cert/shared/ui';

type Props = {
  icon: IconName;
  /** A button or link with what the reader can do. */
  action?: ReactNode;
  /** The text. Without it an empty region remains, because screen readers announce text only in an existing region. */
  children: ReactNode;
};

/** A one-line notice about the whole site, at the bottom edge of the window. */
export function SiteNoticeBar({ icon, action, children }: Props) {
  const isRegionRendered = useDeferredValue(true, false);
  return (
    <div role="status">
      {isRegionRendered && children && (
        <Line>
          <Icon name={icon} />
          <span>{children}</span>
          {action}
        </Line>
      )}
    </div>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.warningLine};
  background: ${color.warningSoft};
  b,
  svg {
    color: ${color.warning};
  }
`;
