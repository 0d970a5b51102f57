import type { FakeApi } from './fakeApi.ts';

/**
 * Lets a fake API tag its replies as the server does: each read has the present change tag as its ETag, and the calls
 * for a change tag reply it.
 * @returns a function that changes the tag, as any change of the data does
 */
export function addChangeTag(api: FakeApi): (tag: string) => void {
  let current = 'first';
  api.handle({
    changeTag: () => ({ tag: current }),
    accountChangeTag: () => ({ tag: current }),
  });
  const { readTagged } = api;
  api.readTagged = async (action, input) => ({
    ...(await readTagged(action, input)),
    etag: current,
  });
  return (tag) => (current = tag);
}
