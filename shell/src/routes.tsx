import { type RouteObject, useRoutes } from 'react-router-dom';
import { ModulePart, usePlatform, useStore, type Page } from '@cert/shared/platform';
import { BareFrame } from './frame/BareFrame.tsx';
import { StandardFrame } from './frame/StandardFrame.tsx';
import { HomePage } from './home/HomePage.tsx';
import { QuestionnaireHomePage } from './home/QuestionnaireHomePage.tsx';
import { CrashPage } from './CrashPage.tsx';
import { NotFound } from './not-found/NotFound.tsx';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import { SignedIn } from './signing-in/SignedIn.tsx';
import { SignInPage } from './signing-in/SignInPage.tsx';
import { Site } from './site/Site.tsx';

/** The routes of the site: the shell's own few, and below a questionnaire one for every page of every module. */
export const routes: RouteObject[] = [
  {
    element: <Site />,
    errorElement: <CrashPage />,
    children: [
      { path: '/login', element: <SignInPage /> },
      {
        element: <SignedIn />,
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

/** Matched here and not by the router, because an open page may get other versions of modules, with other pages. */
function QuestionnairePages() {
  const { modules } = usePlatform();
  useStore(modules.inUse);
  const pages = modules.allPages();
  const inFrame = (frame: Page['frame']) =>
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

/** A module's page for those it is for; for others it does not exist, and its code is not loaded. */
function ModulePage({ page }: { page: Page }) {
  const { modules, session } = usePlatform();
  const isMine = modules.pages(useStore(session)).some((mine) => mine.path === page.path);
  if (!isMine) return page.frame === 'bare' ? <NotFoundPage /> : <NotFound />;
  return <ModulePart name={{ module: page.module, kind: 'pages', part: page.page }} />;
}
