import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { ProgrammeReply } from '@cert/shared/contract';
import { Tabs } from '@cert/shared/ui';
import type { ViewName } from '../slides/views.ts';

type Props = { view: ViewName; programme: Pick<ProgrammeReply, 'product' | 'beyondProduct'> };

/** The views of the report, named after their certificates. */
export function ViewTabs({ view, programme }: Props) {
  const { t } = useTranslation('report');
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
