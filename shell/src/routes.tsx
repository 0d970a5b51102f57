import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteObject, useRoutes } from 'react-router-dom';
import {
  ModulePart,
  usePlatform,
  useStore,
  type ModulePageEntry,
  FailureCard,
} from '@cert/shared/platform';
import { AccountPage } from './AccountPage.tsx';
import { PlainPage } from './frame/PlainPage.tsx';
import { BareFrame, StandardFrame } from './frame/StandardFrame.tsx';
import { HomePage } from './home/HomePage.tsx';
import { QuestionnaireHomePage } from './home/QuestionnaireHomePage.tsx';
import { NotFoundContent, NotFoundPage } from './NotFoundPage.tsx';
import { EmailLinkPage } from './sign-in/EmailLinkPage.tsx';
import { ForgottenPasswordPage, PasswordLinkPage } from './sign-in/PasswordPages.tsx';
import { RequireSignIn } from './sign-in/RequireSignIn.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { Site } from './site/Site.tsx';
import { UnknownAddressContent } from './UnknownPage.tsx';
import { VerifyPage } from './verify/VerifyPage.tsx';

/** The routes of the site: the shell's pages and, under `/:questionnaireId`, the pages of all modules. */
export const routes: RouteObject[] = [
  {
    element: <Site />,
    errorElement: <CrashPage />,
    children: [
      { path: '/login', element: <SignInPage /> },
      { path: '/forgotten-password', element: <ForgottenPasswordPage /> },
      { path: '/password', element: <PasswordLinkPage /> },
      { path: '/email', element: <EmailLinkPage /> },
      { path: '/verify/:number?', element: <VerifyPage /> },
      {
        element: <RequireSignIn />,
        errorElement: <CrashPage />,
        children: [
          { path: '/', element: <HomePage /> },
          { path: '/account', element: <AccountPage /> },
          { path: '/:questionnaireId/*', element: <QuestionnairePages /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

/**
 * The routes of module pages. They are not in `routes`, because a new module version can change them in an open page.
 */
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
        { path: '*', element: <UnknownAddressContent /> },
      ],
    },
    { element: <BareFrame />, children: inFrame('bare') },
  ]);
}

/** Shows a module's page to users with access. Other users see "not found", and the page's code is not loaded. */
function ModulePage({ page }: { page: ModulePageEntry }) {
  const { modules, session } = usePlatform();
  const isMine = modules.pages(useStore(session)).some((mine) => mine.path === page.path);
  if (!isMine) return page.frame === 'bare' ? <NotFoundPage /> : <NotFoundContent />;
  return <ModulePart name={{ module: page.module, kind: 'pages', part: page.page }} />;
}

/**
 * Shown when rendering fails in the shell itself, with a button that reloads the page. Unsent changes are still stored
 * in the browser.
 */
function CrashPage() {
  const { t } = useTranslation('shell');
  const { modules } = usePlatform();
  const [reference, setReference] = useState<string>();
  useEffect(() => {
    void modules
      .report({ module: 'shell', version: 'none', reason: 'crashed' })
      .then((given) => setReference(given));
  }, [modules]);
  return (
    <PlainPage title={t('crash.title')}>
      <FailureCard
        module="shell"
        hasCrashed
        failure={{ reference }}
        onRetry={() => window.location.reload()}
      />
    </PlainPage>
  );
}
