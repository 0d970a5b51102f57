/**
 * The part of `react-router-dom` that the site uses, shared with the modules under that name. The whole package would
 * make the scripts of every first page larger (docs/decisions/0033-messages.md). To import another name, add it here;
 * `sharedLibraries.test.ts` checks that none is missing.
 */
export {
  createBrowserRouter,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
