import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Loaded, usePlatform, useRead, useStore } from '@cert/shared/platform';
import type { ModuleManifest } from '../contract/index.ts';
import { DemoSignInBar } from './DemoSignInBar.tsx';
import { StandaloneMain } from './StandaloneMain.tsx';

type Props = { file: ModuleManifest; home?: ComponentType<{ questionnaireId: number }> };

/**
 * The start page of a standalone module: a list of questionnaires, and the content of the module for the chosen
 * questionnaire.
 */
export function StandaloneHome({ file, home: Home }: Props) {
  const isSignedIn = useStore(usePlatform().queue) !== null;
  const chosen = Number(useLocation().pathname.split('/')[1]);
  return (
    <>
      <DemoSignInBar />
      {isSignedIn && (
        <StandaloneMain>
          <h1>{file.name}</h1>
          {chosen > 0 && Home ? <Home questionnaireId={chosen} /> : <Choice file={file} />}
        </StandaloneMain>
      )}
    </>
  );
}

function Choice({ file }: { file: ModuleManifest }) {
  const list = useRead('certifierQuestionnaireList', {});
  const plainPages = file.pages.filter((page) => !page.path.includes(':'));
  return (
    <Loaded of={list}>
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <Link to={`/${item.id}`}>
                {item.title} {item.year}
              </Link>
              {plainPages.map(({ path }) => (
                <Link key={path} to={`/${item.id}/${path}`}>
                  {' '}
                  {path}
                </Link>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
