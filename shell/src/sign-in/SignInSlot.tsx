import type { ReactNode } from 'react';
import { usePlatform, useStore } from '@cert/shared/platform';
import { usePageTitle, useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { UnknownAddressContent } from '../UnknownPage.tsx';

type Props = {
  name: 'site.password' | 'site.second-factor' | 'site.email-link';
  /** The slot with its props. */
  children: ReactNode;
};

/** A slot that is the content of a page about signing in. If no module fills it, it shows `UnknownAddressContent`. */
export function SignInSlot({ name, children }: Props) {
  const { modules, session } = usePlatform();
  useStore(modules.inUse);
  useDocumentTitle(usePageTitle());
  return modules.fillers(name, useStore(session)).length === 0 ? (
    <UnknownAddressContent />
  ) : (
    children
  );
}
