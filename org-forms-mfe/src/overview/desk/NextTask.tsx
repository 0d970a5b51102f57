import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DeskRow } from '@cert/shared/contract';
import type { QuestionnaireState } from '@cert/shared/domain';
import { Badge, color, type BadgeTone } from '@cert/shared/ui';

/** Returns the address of the page that belongs to a row's next task. See docs/product/site.md#desk. */
export function toTaskAddress({ id, role, next: { task } }: DeskRow): string {
  if (role === 'client') return `/${id}`;
  if (task === 'reconcile') return `/${id}/reconciliation`;
  if (task === 'write-report') return `/${id}/report`;
  return `/${id}`;
}

type Props = { next: DeskRow['next'] };

/** The next task and who does it. A task of the user is in bold, after a word that marks it as the user's own. */
export function NextTaskText({ next: { task, mine, count } }: Props) {
  const { t } = useTranslation('org-forms');
  const amount = count !== null && count > 0 && task in counted ? { count } : undefined;
  const text = t(`desk.next.${mine === 1 ? 'mine' : 'other'}.${task}`);
  const countText = amount && t(`desk.next.count.${task as Counted}`, amount);
  if (mine === 0) return <Other>{text}</Other>;
  return (
    <Mine>
      <You>{t('desk.you')}</You> {text}
      {countText && <Amount> · {countText}</Amount>}
    </Mine>
  );
}

const counted = { answer: true, grade: true, reconcile: true } as const;
type Counted = keyof typeof counted;

const Mine = styled.b`
  font-weight: 600;
`;

const You = styled.span`
  color: ${color.brand};
`;

const Amount = styled.span`
  white-space: nowrap;
`;

const Other = styled.span`
  color: ${color.inkSoft};
`;

const tones = {
  open: 'neutral',
  submitted: 'brand',
  reconciling: 'own',
  report: 'brand',
  released: 'final',
  inactive: 'neutral',
} satisfies Record<QuestionnaireState, BadgeTone>;

/** The state of a questionnaire as a badge. */
export function StateBadge({ state }: { state: QuestionnaireState }) {
  const { t } = useTranslation('org-forms');
  return <Badge tone={tones[state]}>{t(`desk.state.${state}`)}</Badge>;
}
