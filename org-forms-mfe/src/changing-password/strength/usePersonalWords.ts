import { usePlatform, useRead, useStore } from '@cert/shared/platform';

/** The names of the signed-in person and of the programme, each as a full name and as single words. */
export function usePersonalWords(): string[] {
  const name = useStore(usePlatform().session)?.name ?? '';
  const programme = useRead('programme', {}).data;
  return [name, programme?.product ?? '', programme?.provider ?? '']
    .flatMap((words) => [words, ...words.split(/\s+/)])
    .filter((word) => word !== '');
}
