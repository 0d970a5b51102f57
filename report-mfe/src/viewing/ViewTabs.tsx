import type { ProgrammeReply } from '@cert/shared/contract';
import { Link } from '@cert/shared/platform';
import { Tabs } from '@cert/shared/ui';
import type { ViewName } from '../slides/views.ts';
import { useWords } from '../useWords.ts';

type Props = { view: ViewName; programme: Pick<ProgrammeReply, 'product' | 'beyondProduct'> };

/** The views of the report, by the names of their certificates. */
export function ViewTabs({ view, programme }: Props) {
  const t = useWords();
  return (
    <Tabs
      label={t('bar.views')}
      tabs={[
        {
          id: 'standard',
          link: <Link to={{ search: '' }}>{programme.product}</Link>,
          isCurrent: view === 'standard',
        },
        {
          id: 'beyond',
          link: <Link to={{ search: '?view=beyond' }}>{programme.beyondProduct}</Link>,
          isCurrent: view === 'beyond',
        },
      ]}
    />
  );
}
