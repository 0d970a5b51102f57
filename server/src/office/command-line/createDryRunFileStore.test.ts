import { text } from 'node:stream/consumers';
import { openTestFileStore } from '../../testing/openTestFileStore.ts';
import { makeStoredName } from '../../documents/stores/storedName.ts';
import { createDryRunFileStore } from './createDryRunFileStore.ts';

const bytes = (content: string) => new TextEncoder().encode(content);

describe('the file store of a dry run', () => {
  it('shows the files as if the run had written and removed them, and leaves the real file store unchanged', async () => {
    const { files, close } = await openTestFileStore();
    const newName = () => makeStoredName('application/pdf');
    const [kept, removed, written] = [newName(), newName(), newName()];
    await files.write(kept, bytes('kept'));
    await files.write(removed, bytes('removed'));
    const dry = createDryRunFileStore(files);
    await dry.write(written, bytes('written'));
    await dry.remove(removed);

    const read = async (store: typeof files, name: string) => {
      const stream = await store.read(name);
      return stream && text(stream);
    };
    const list = async (store: typeof files) => {
      const names = [];
      for await (const name of store.list()) names.push(name);
      return names.sort();
    };
    expect(await read(dry, written)).toBe('written');
    expect(await read(dry, kept)).toBe('kept');
    expect(await read(dry, removed)).toBeUndefined();
    expect(await list(dry)).toEqual([kept, written].sort());
    expect(await read(files, removed)).toBe('removed');
    expect(await list(files)).toEqual([kept, removed].sort());
    await close();
  });
});
