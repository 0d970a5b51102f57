import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { DeskPageReply } from '@cert/shared/contract';
import { languageTags } from '@cert/shared/domain';
import { useLanguage } from '@cert/shared/platform';
import { color, fontSize, layoutSize, space } from '@cert/shared/ui';

type Props = {
  /** All questionnaires, whatever the filter; undefined while they load. */
  all: DeskPageReply['all'] | undefined;
};

/** A heading with the number of questionnaires that wait for the user, and a line with their tasks. */
export function DeskHead({ all }: Props) {
  const { t } = useTranslation('org-forms');
  const language = useLanguage();
  const waiting = all?.waiting ?? [];
  const count = waiting.reduce((sum, one) => sum + one.count, 0);
  const parts = waiting.map((one) => t(`desk.toDo.${one.task}`, { number: one.count }));
  const list = new Intl.ListFormat(languageTags[language], { type: 'unit', style: 'short' });
  return (
    <Head>
      <h1>{count > 0 ? t('desk.waiting', { count }) : t('desk.title')}</h1>
      {all !== undefined && all.count > 0 && (
        <Lead>
          {count > 0
            ? list.format(parts)
            : t(all.clientOnly === 1 ? 'desk.choose' : 'desk.nothingWaits')}
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
