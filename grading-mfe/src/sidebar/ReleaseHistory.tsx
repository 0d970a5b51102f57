import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Reply } from '@cert/shared/contract';
import { formatDayTime } from '@cert/shared/i18n';
import { Loaded, useLanguage, useRead } from '@cert/shared/platform';
import { color, fontSize, space } from '@cert/shared/ui';

type Props = { questionnaireId: number };

/** Who released the report or withdrew it, and when. Shows the latest change; earlier ones are collapsed. */
export function ReleaseHistory({ questionnaireId: id }: Props) {
  const { t } = useTranslation('grading');
  const history = useRead('reportReleaseHistory', { id }, { isLive: true });
  return (
    <Loaded of={history} empty={{ when: ({ length }) => length === 0, show: null }}>
      {([latest, ...earlier]) => (
        <Quiet>
          {latest && <Change {...latest} />}
          {earlier.length > 0 && (
            <details>
              <summary>{t('sidebar.release.earlier', { count: earlier.length })}</summary>
              <ul aria-label={t('sidebar.release.earlier', { count: earlier.length })}>
                {earlier.map((change) => (
                  <li key={change.at}>
                    <Change {...change} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Quiet>
      )}
    </Loaded>
  );
}

function Change({ at, by, released }: Reply<'reportReleaseHistory'>[number]) {
  const { t } = useTranslation('grading');
  const values = { when: formatDayTime(at, useLanguage()), who: by ?? t('history.office') };
  return <p>{t(`sidebar.release.${released ? 'released' : 'takenBack'}`, values)}</p>;
}

const Quiet = styled.div`
  display: grid;
  gap: ${space[1]};
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
`;
