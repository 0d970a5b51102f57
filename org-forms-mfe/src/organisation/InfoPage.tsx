import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { infoLockReason } from '@cert/shared/domain';
import { Loaded, useRead, type ReadState } from '@cert/shared/platform';
import { layoutSize, space } from '@cert/shared/ui';
import { InfoForm } from './InfoForm.tsx';
import { ReadOnlyInfo } from './ReadOnlyInfo.tsx';

/** Serves `/{id}/info`, the form with the organisation information. */
export function InfoPage() {
  const { t } = useTranslation('org-forms');
  const questionnaireId = Number(useParams()['questionnaireId']);
  const read = joinNamedReads({
    info: useRead('info', { id: questionnaireId }, { isLive: true }),
    types: useRead('companyTypes', {}),
    categories: useRead('companyCategories', {}),
  });
  return (
    <Rows>
      <h1>{t('organisation.title')}</h1>
      <Loaded of={read}>
        {({ info, ...lists }) => {
          const { settings, ownFinalized } = info.questionnaire;
          const role = ownFinalized === undefined ? 'client' : 'certifier';
          const lock = infoLockReason({
            role,
            settings: { inactive: settings.inactive === 1, locked: settings.locked === 1 },
          });
          const common = { questionnaireId, info, lists };
          return lock ? (
            <ReadOnlyInfo key={questionnaireId} {...common} lock={lock} />
          ) : (
            <InfoForm key={questionnaireId} {...common} role={role} />
          );
        }}
      </Loaded>
    </Rows>
  );
}

const Rows = styled.div`
  display: grid;
  gap: ${space[5]};
  max-inline-size: ${layoutSize.content};
`;

type DataOf<Reads> = {
  [Name in keyof Reads]: Reads[Name] extends ReadState<infer Data> ? Data : never;
};

/** Combines several reads into one. The result has data when all reads have data; `retry` repeats the failed reads. */
function joinNamedReads<Reads extends Record<string, ReadState<unknown>>>(
  reads: Reads,
): ReadState<DataOf<Reads>> {
  const all = Object.entries(reads);
  const isWhole = all.every(([, { data }]) => data !== undefined);
  return {
    data: isWhole
      ? (Object.fromEntries(all.map(([name, { data }]) => [name, data])) as DataOf<Reads>)
      : undefined,
    failure: all.find(([, { data, failure }]) => data === undefined && failure)?.[1].failure,
    isLoading: all.some(([, { isLoading }]) => isLoading),
    retry: () => {
      for (const [, { failure, retry }] of all) if (failure) retry();
    },
  };
}
