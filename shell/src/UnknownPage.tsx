import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModulePart, usePlatform, useSetPageName, useStore } from '@cert/shared/platform';
import { Button, Notice } from '@cert/shared/ui';
import { NotFoundContent } from './NotFoundPage.tsx';
import { useSiteState } from './site/siteState.ts';

/**
 * The content at an address that belongs to no known page. Without a registry, or if the registry's entry of a module
 * is unreadable, the page may exist; the content then says that it could not be loaded. Otherwise it says that the page
 * does not exist.
 */
export function UnknownAddressContent() {
  const { modules } = usePlatform();
  const inUse = useStore(modules.inUse);
  const source = useStore(useSiteState().registrySource);
  if (source === 'none') return <WithoutRegistry />;
  const unreadable = inUse.find(
    ({ isMalformed, pages, slots }) => isMalformed && pages.length + slots.length === 0,
  );
  if (!unreadable) return <NotFoundContent />;
  return <FailedModule module={unreadable.name} />;
}

/** The failure card of a module whose pages are unknown, because its registry entry is unreadable. */
function FailedModule({ module }: { module: string }) {
  const { t } = useTranslation('shell');
  const title = t('unknown.title');
  useSetPageName(title);
  return (
    <>
      <h1>{title}</h1>
      <ModulePart name={{ module, kind: 'pages', part: 'UnknownPage' }} />
    </>
  );
}

/** Shown on a first visit while the registry cannot be read. `pollRegistry` tries again automatically. */
function WithoutRegistry() {
  const { t } = useTranslation('shell');
  const { readRegistryNow } = useSiteState();
  const [isReading, setReading] = useState(false);
  const title = t('unknown.title');
  useSetPageName(title);
  async function tryNow() {
    setReading(true);
    await readRegistryNow();
    setReading(false);
  }
  return (
    <>
      <h1>{title}</h1>
      <Notice
        tone="warning"
        action={
          <Button
            tone="secondary"
            busyText={isReading ? t('unknown.trying') : undefined}
            onClick={() => void tryNow()}
          >
            {t('unknown.tryNow')}
          </Button>
        }
      >
        {t('unknown.text')}
      </Notice>
    </>
  );
}
