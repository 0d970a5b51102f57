import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlatform } from '@cert/shared/platform';

/** The pages of links in mails, each with the key under which the tab keeps the link's token. */
const keys = { '/password': 'passwordLink', '/email': 'emailLink' } as const;

/**
 * Takes the token of a link in a mail out of the address, where it would stay visible and in the browser's history. The
 * tab keeps it until the page is left, so that it is still known after a reload or a change of language.
 * @param path the page
 */
export function useLinkToken(path: keyof typeof keys): string {
  const { tabStorage } = usePlatform();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const key = keys[path];
  useEffect(() => {
    if (token === '') return;
    tabStorage.setItem(key, token);
    void navigate(path, { replace: true });
  }, [tabStorage, navigate, token, key, path]);
  // Somebody else may use this tab later.
  useEffect(() => () => tabStorage.removeItem(key), [tabStorage, key]);
  return token || (tabStorage.getItem(key) ?? '');
}
