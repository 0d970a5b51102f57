import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DeskRow } from '@cert/shared/contract';
import { languageTags, nextTasks } from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, layoutSize, space } from '@cert/shared/ui';

type Props = { rows: readonly DeskRow[] };

/** The heading states how many questionnaires wait for the user, and the line below it for which tasks. */
export function DeskHead({ rows }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const waiting = rows.filter(({ next }) => next.mine === 1);
  const parts = nextTasks.flatMap((task) => {
    const number = waiting.filter(({ next }) => next.task === task).length;
    return number > 0 ? [t(`desk.toDo.${task}`, { number })] : [];
  });
  const list = new Intl.ListFormat(languageTags[language], { type: 'unit', style: 'short' });
  const isOnlyClient = rows.every(({ role }) => role === 'client');
  return (
    <Head>
      <h1>{waiting.length > 0 ? t('desk.waiting', { count: waiting.length }) : t('desk.title')}</h1>
      {rows.length > 0 && (
        <Lead>
          {parts.length > 0
            ? list.format(parts)
            : t(isOnlyClient ? 'desk.choose' : 'desk.nothingWaits')}
        </Lead>
      )}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[2]};

  & > h1 {
    font-size: ${fontSize.display};
  }
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  font-size: ${fontSize.lead};
  color: ${color.inkSoft};
`;
