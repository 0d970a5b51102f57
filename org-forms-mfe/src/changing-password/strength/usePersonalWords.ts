import { usePlatform, useRead, useStore } from '@cert/shared/platform';

/** Words that stand close to the person who chooses a password: names of the person and of the programme. */
export function usePersonalWords(): string[] {
  const name = useStore(usePlatform().session)?.name ?? '';
  const programme = useRead('programme', {}).data;
  return [name, programme?.product ?? '', programme?.provider ?? '']
    .flatMap((words) => [words, ...words.split(/\s+/)])
    .filter((word) => word !== '');
}
