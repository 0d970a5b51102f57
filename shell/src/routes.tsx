import { useTranslation } from 'react-i18next';
import { type RouteObject, useRoutes } from 'react-router-dom';
import {
  ModulePart,
  usePlatform,
  useStore,
  type ModulePageEntry,
  FailureCard,
} from '@cert/shared/platform';
import { PlainPage } from './frame/PlainPage.tsx';
import { BareFrame, StandardFrame } from './frame/StandardFrame.tsx';
import { HomePage } from './home/HomePage.tsx';
import { QuestionnaireHomePage } from './home/QuestionnaireHomePage.tsx';
import { NotFound, NotFoundPage } from './NotFoundPage.tsx';
import { RequireSignIn } from './sign-in/RequireSignIn.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { Site } from './site/Site.tsx';

/** The routes of the site: those of the shell and, below a questionnaire, the pages of all modules. */
export const routes: RouteObject[] = [
  {
    element: <Site />,
    errorElement: <CrashPage />,
    children: [
      { path: '/login', element: <SignInPage /> },
      {
        element: <RequireSignIn />,
        errorElement: <CrashPage />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/:questionnaireId/*', element: <QuestionnairePages /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

/** Matches module pages outside of the router, because new versions of modules can change them in an open page. */
function QuestionnairePages() {
  const { modules } = usePlatform();
  useStore(modules.inUse);
  const pages = modules.allPages();
  const inFrame = (frame: ModulePageEntry['frame']) =>
    pages
      .filter((page) => page.frame === frame)
      .map((page) => ({ path: page.path, element: <ModulePage page={page} /> }));
  return useRoutes([
    {
      element: <StandardFrame />,
      children: [
        { index: true, element: <QuestionnaireHomePage /> },
        ...inFrame('standard'),
        { path: '*', element: <NotFound /> },
      ],
    },
    { element: <BareFrame />, children: inFrame('bare') },
  ]);
}

/** Shows a module's page to readers with access. Others see that it does not exist, and its code is not loaded. */
function ModulePage({ page }: { page: ModulePageEntry }) {
  const { modules, session } = usePlatform();
  const isMine = modules.pages(useStore(session)).some((mine) => mine.path === page.path);
  if (!isMine) return page.frame === 'bare' ? <NotFoundPage /> : <NotFound />;
  return <ModulePart name={{ module: page.module, kind: 'pages', part: page.page }} />;
}

/** Shown when the frame itself fails, with a button that reloads. Unsent changes stay in the browser. */
function CrashPage() {
  const { t } = useTranslation('shell');
  return (
    <PlainPage title={t('crash.title')}>
      <FailureCard module="shell" onRetry={() => window.location.reload()} />
    </PlainPage>
  );
}
