import { act } from '@testing-library/react';
import type { StoredResponse } from '@cert/shared/contract';
import type { QueueStorage } from '@cert/shared/platform';
import { aSession } from '@cert/shared/testing';

/** Makes the open page of `renderAreaPage` receive a value that another person has just saved. */
export async function storeAsOtherPerson(
  queueStorage: QueueStorage,
  { key, response }: { key: string; response: StoredResponse },
): Promise<void> {
  const { revision, savedAt } = response;
  const acknowledged = { value: response, revision, savedAt, savedBy: 'Marko Babić' };
  const id = `7/${key}`;
  await act(async () =>
    queueStorage.announce({
      kind: 'saved',
      owner: aSession().accountId,
      id,
      change: 0,
      acknowledged,
    }),
  );
}
