import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontSize, space } from '@cert/shared/ui';
import { parseNonEmptyTimeline } from '../../closing/parseNonEmptyTimeline.ts';
import { useFormatPosition } from './useFormatPosition.ts';

type Props = { html: string };

/** A timeline as a list, each item with its position, because two versions may differ in positions only. */
export function TimelinePreview({ html }: Props) {
  const { t } = useTranslation('report');
  const formatPosition = useFormatPosition();
  const items = parseNonEmptyTimeline(html);
  if (!items) return <None>{t('editing.cleared')}</None>;
  return (
    <List role="list">
      {items.map((item, index) => (
        <li key={index}>
          <small>{formatPosition(item, items)}</small>
          <strong>{item.title}</strong>
          <span>{item.subtitle}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[2]};
  font-size: ${fontSize.text};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
  }

  small {
    color: ${color.inkSoft};
    font-size: ${fontSize.small};
  }
`;

const None = styled.p`
  color: ${color.inkSoft};
`;
