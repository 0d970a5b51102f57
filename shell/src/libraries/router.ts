/**
 * The part of `react-router-dom` that the site uses, shared with the modules under that name. The whole package would
 * add 30 kB (brotli) to every first page. To import another name, add it here; a test checks that none is missing.
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
