import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OverviewArea } from '@cert/shared/contract';
import { missingKinds } from '@cert/shared/domain';
import { formatNumber } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, Icon, space, type IconName } from '@cert/shared/ui';

const icons = {
  answers: 'pencil',
  documents: 'paperclip',
  comments: 'comment',
} as const satisfies Record<keyof OverviewArea['leftByKind'], IconName>;

/** How many answers, documents and comments an area lacks: an icon and a number each, and words for screen readers. */
export function MissingEntryCounts({ counts }: { counts: OverviewArea['leftByKind'] }) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const kinds = missingKinds.filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <Counts>
      {kinds.map((kind) => (
        <Mark key={kind}>
          <Icon name={icons[kind]} />
          <span aria-hidden="true">{formatNumber(counts[kind], language)}</span>
          <span className="visually-hidden">
            {t(`home.map.leftOf.${kind}`, { count: counts[kind] })}
          </span>
        </Mark>
      ))}
    </Counts>
  );
}

/** Explains the icons, as part of the map's legend. */
export function MissingCountsLegend() {
  const { t } = useTranslation('org-forms');
  return missingKinds.map((kind) => (
    <Mark key={kind}>
      <Icon name={icons[kind]} /> {t(`home.map.missing.${kind}`)}
    </Mark>
  ));
}

const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  margin-inline-start: auto;
  font-size: ${fontSize.small};
  color: ${color.warning};
  white-space: nowrap;
`;

/** An icon with its number or text on one line. */
const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;
