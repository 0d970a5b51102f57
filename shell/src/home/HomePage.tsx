import { Link, Loaded, Navigate, storageKeys, usePlatform, useRead } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { PlainPage } from '../frame/PlainPage.tsx';
import { useShellWords } from '../shellWords.ts';

/** `/`: the last questionnaire; else the only one; else the list of those that one may open. */
export function HomePage() {
  const t = useShellWords();
  const { storage } = usePlatform();
  const last = storage.getItem(storageKeys.questionnaire);
  const list = useRead('certifierQuestionnaireList', last ? null : {});
  if (last) return <Navigate to={`/${last}`} replace />;
  return (
    <Loaded
      of={list}
      empty={{
        when: (items) => items.length === 0,
        show: (
          <PlainPage title={t('home.title')}>
            <Notice tone="info">{t('home.empty')}</Notice>
          </PlainPage>
        ),
      }}
    >
      {(items) => {
        const [first, ...others] = items;
        if (first && others.length === 0) return <Navigate to={`/${first.id}`} replace />;
        return (
          <PlainPage title={t('home.title')}>
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <Link to={`/${item.id}`}>
                    {item.title} · {item.year}
                  </Link>
                </li>
              ))}
            </ul>
          </PlainPage>
        );
      }}
    </Loaded>
  );
}
