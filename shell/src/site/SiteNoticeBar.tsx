import { Children, useDeferredValue, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, Icon, space, type IconName } from '@cert/shared/ui';

type Props = {
  icon: IconName;
  /** A button or link for what the user can do next. */
  action?: ReactNode;
  /**
   * The text. If empty, an empty region is rendered: screen readers announce only text that appears in a known region.
   */
  children: ReactNode;
};

/** A one-line notice about the whole site, at the bottom edge of the window. */
export function SiteNoticeBar({ icon, action, children }: Props) {
  const isRegionRendered = useDeferredValue(true, false);
  const hasText = Children.toArray(children).length > 0;
  return (
    <div role="status">
      {isRegionRendered && hasText && (
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
