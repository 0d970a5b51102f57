/**
 * What the shell brings as `react-router-dom`: the part of it that the site uses. All of it would be 30 kB (brotli) more
 * of every first page. Whoever imports another name adds it here; a test compares.
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
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
