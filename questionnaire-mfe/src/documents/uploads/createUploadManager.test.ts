import { Refusal } from '@cert/shared/domain';
import { UnreachableError } from '@cert/shared/platform';
import { fakeApi, type FakeHandlers } from '@cert/shared/testing';
import { aDocument } from '../testing/aDocument.ts';
import { createControlledSendFile } from '../testing/createControlledSendFile.ts';
import { createUploadManager } from './createUploadManager.ts';
import { FileChangedError } from './sendFile.ts';
import type { UploadTarget } from './Upload.ts';

const target: UploadTarget = { questionnaireId: 7, entityType: 'question', entityId: 1 };
const other: UploadTarget = { ...target, entityType: 'area' };
const aFile = (name = 'Plan_for 2027.pdf') => new File(['%PDF-1.7'], name);

/** Waits until all pending promises are settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function start(handlers: FakeHandlers = {}) {
  let signed = 0;
  const api = fakeApi({
    mediaGetSignedUrl: () => ({ url: `/files/${++signed}`, name: `stored-${signed}` }),
    questionnaireDocumentSubmit: ({ name }) => aDocument({ title: name }),
    ...handlers,
  });
  const attached: string[] = [];
  const unseen: string[] = [];
  const settled: string[] = [];
  const { sendFile, sendings } = createControlledSendFile();
  const uploads = createUploadManager({
    api,
    sendFile,
    onAttached: ({ title }) => attached.push(title),
    onFailure: ({ file: { name } }, { isSeen }) => (isSeen ? undefined : unseen.push(name)),
    onSettled: ({ file: { name } }) => settled.push(name),
  });
  const add = async (files = [aFile()]) => {
    uploads.add(target, files, 100);
    await settle();
  };
  const states = () => uploads.of(target).map(({ state }) => state);
  return { api, uploads, sendings, attached, unseen, settled, add, states };
}

describe('a file that is attached', () => {
  it('is uploaded to a signed address and attached under its file name without the ending', async () => {
    const { api, uploads, sendings, attached, add, states } = start();
    await add();
    expect(states()).toEqual([{ kind: 'sending', percent: 0 }]);
    expect(sendings[0]).toMatchObject({ url: '/files/1', fileType: 'application/pdf' });
    sendings[0]!.onProgress(40);
    expect(states()).toEqual([{ kind: 'sending', percent: 40 }]);
    expect(uploads.isRunning()).toBe(true);
    sendings[0]!.arrive();
    await settle();
    expect(states()).toEqual([]);
    expect(uploads.isRunning()).toBe(false);
    expect(attached).toEqual(['Plan for 2027']);
    const file = { name: 'Plan_for 2027.pdf', type: 'application/pdf' };
    expect(api.inputsOf('mediaGetSignedUrl')).toEqual([{ id: 7, module: 'documents', ...file }]);
    expect(api.inputsOf('questionnaireDocumentSubmit')).toEqual([
      {
        id: 7,
        entityType: 'question',
        entityId: 1,
        name: 'Plan for 2027',
        value: 'stored-1',
        file,
      },
    ]);
  });

  it('waits while three other files are uploaded', async () => {
    const { sendings, add, states } = start();
    await add([aFile('1.pdf'), aFile('2.pdf'), aFile('3.pdf'), aFile('4.pdf')]);
    expect(states().map(({ kind }) => kind)).toEqual(['sending', 'sending', 'sending', 'waiting']);
    sendings[1]!.arrive();
    await settle();
    expect(sendings.map(({ file }) => file.name)).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf']);
  });

  it('is not uploaded when it has a forbidden type, is empty or too large', async () => {
    const { api, uploads, add, states } = start();
    await add([aFile('a.svg'), new File([], 'b.pdf'), new File(['x'.repeat(101)], 'c.pdf')]);
    expect(states()).toEqual(
      ['wrong-ending', 'empty', 'too-large'].map((code) => ({ kind: 'failed', issue: { code } })),
    );
    expect(api.calls).toEqual([]);
    expect(uploads.isRunning()).toBe(false);
  });

  it('can be cancelled, and is then neither uploaded further nor attached', async () => {
    const { api, uploads, sendings, unseen, add, states } = start();
    await add();
    uploads.remove(uploads.of(target)[0]!);
    await settle();
    expect(sendings[0]!.signal.aborted).toBe(true);
    expect(states()).toEqual([]);
    expect(unseen).toEqual([]);
    expect(api.inputsOf('questionnaireDocumentSubmit')).toEqual([]);
  });
});

describe('a file that could not be uploaded or attached', () => {
  it('is uploaded again by “Retry” if the network failed', async () => {
    const { uploads, sendings, attached, add, states } = start();
    await add();
    sendings[0]!.fail(new UnreachableError());
    await settle();
    expect(states()).toEqual([{ kind: 'failed', issue: { code: 'unreachable' } }]);
    uploads.retry(uploads.of(target)[0]!);
    await settle();
    expect(sendings[1]!.url).toBe('/files/2');
    sendings[1]!.arrive();
    await settle();
    expect(attached).toHaveLength(1);
  });

  it.each([
    ['the reply to its submission was lost', new UnreachableError()],
    ['the server failed', new Refusal('server-error')],
    ['the server’s database was unavailable', new Refusal('unavailable', { retryAfterSeconds: 5 })],
  ])(
    'is attached by “Retry”, without being uploaded a second time, if %s',
    async (_what, failure) => {
      const { api, uploads, sendings, attached, add } = start({
        questionnaireDocumentSubmit: () => Promise.reject(failure),
      });
      await add();
      sendings[0]!.arrive();
      await settle();
      api.handle({ questionnaireDocumentSubmit: () => aDocument() });
      uploads.retry(uploads.of(target)[0]!);
      await settle();
      expect(sendings).toHaveLength(1);
      expect(api.inputsOf('questionnaireDocumentSubmit').map(({ value }) => value)).toEqual([
        'stored-1',
        'stored-1',
      ]);
      expect(attached).toHaveLength(1);
    },
  );

  it.each(['unknown', 'missing'])(
    'is uploaded again by “Retry” if the reply was lost and the server no longer has the file (%s)',
    async (issue) => {
      const { api, uploads, sendings, attached, add, states } = start({
        questionnaireDocumentSubmit: () => Promise.reject(new UnreachableError()),
      });
      await add();
      sendings[0]!.arrive();
      await settle();
      const gone = new Refusal('invalid-input', { fields: { value: issue } });
      api.handle({
        questionnaireDocumentSubmit: ({ value }) =>
          value === 'stored-1' ? Promise.reject(gone) : aDocument(),
      });
      uploads.retry(uploads.of(target)[0]!);
      await settle();
      expect(states()).toEqual([{ kind: 'sending', percent: 0 }]);
      expect(sendings[1]!.url).toBe('/files/2');
      sendings[1]!.arrive();
      await settle();
      expect(attached).toHaveLength(1);
    },
  );

  it('is not uploaded again automatically if the server does not find the file that was just uploaded', async () => {
    const gone = new Refusal('invalid-input', { fields: { value: 'unknown' } });
    const { sendings, add, states } = start({
      questionnaireDocumentSubmit: () => Promise.reject(gone),
    });
    await add();
    sendings[0]!.arrive();
    await settle();
    expect(sendings).toHaveLength(1);
    expect(states()).toEqual([{ kind: 'failed', issue: { code: 'invalid-input' } }]);
  });

  it.each(['slow-down', 'unavailable', 'quota-exceeded'] as const)(
    'is attached by “Retry”, without being uploaded a second time, after the temporary refusal %s',
    async (code) => {
      const { api, uploads, sendings, attached, add } = start({
        questionnaireDocumentSubmit: () => Promise.reject(new Refusal(code)),
      });
      await add();
      sendings[0]!.arrive();
      await settle();
      api.handle({ questionnaireDocumentSubmit: () => aDocument() });
      uploads.retry(uploads.of(target)[0]!);
      await settle();
      expect([sendings.length, attached.length]).toEqual([1, 1]);
    },
  );

  it('has the reason of a refusal in its state, and is uploaded again by “Retry”', async () => {
    const { uploads, sendings, add, states } = start({
      questionnaireDocumentSubmit: () =>
        Promise.reject(new Refusal('locked', { reason: 'questionnaire-locked' })),
    });
    await add();
    sendings[0]!.arrive();
    await settle();
    expect(states()).toEqual([
      { kind: 'failed', issue: { code: 'locked', reason: 'questionnaire-locked' } },
    ]);
    uploads.retry(uploads.of(target)[0]!);
    await settle();
    expect(sendings).toHaveLength(2);
  });

  it('can be chosen again if it has changed on disk, and is then uploaded', async () => {
    const { api, uploads, sendings, attached, add, states } = start();
    await add();
    sendings[0]!.fail(new FileChangedError());
    await settle();
    expect(states()).toEqual([{ kind: 'failed', issue: { code: 'file-changed' } }]);
    uploads.replace(uploads.of(target)[0]!, new File([], 'empty.pdf'), 100);
    expect(states()).toEqual([{ kind: 'failed', issue: { code: 'empty' } }]);
    uploads.replace(uploads.of(target)[0]!, aFile('Plan 2.pdf'), 100);
    await settle();
    expect(sendings[1]).toMatchObject({ url: '/files/2', file: { name: 'Plan 2.pdf' } });
    sendings[1]!.arrive();
    await settle();
    expect(attached).toEqual(['Plan 2']);
    expect(api.inputsOf('questionnaireDocumentSubmit')).toMatchObject([
      { value: 'stored-2', file: { name: 'Plan 2.pdf' } },
    ]);
  });

  it('can be replaced by another file after a failed submission, and only the other file is attached', async () => {
    const { api, uploads, sendings, add } = start({
      questionnaireDocumentSubmit: () => Promise.reject(new UnreachableError()),
    });
    await add([aFile('Plan 1.pdf')]);
    sendings[0]!.arrive();
    await settle();
    api.handle({ questionnaireDocumentSubmit: () => aDocument() });
    uploads.replace(uploads.of(target)[0]!, aFile('Plan 2.pdf'), 100);
    await settle();
    sendings[1]!.arrive();
    await settle();
    expect(api.inputsOf('questionnaireDocumentSubmit').at(-1)).toMatchObject({
      value: 'stored-2',
      file: { name: 'Plan 2.pdf' },
    });
  });

  it('is reported as unseen only while its question is not on the screen', async () => {
    const { uploads, sendings, unseen, add } = start();
    await add([aFile('seen.pdf')]);
    const stop = uploads.subscribe(target, () => undefined);
    sendings[0]!.fail(new UnreachableError());
    await settle();
    expect(unseen).toEqual([]);
    stop();
    await add([aFile('unseen.pdf')]);
    sendings[1]!.fail(new UnreachableError());
    await settle();
    expect(unseen).toEqual(['unseen.pdf']);
  });
});

it('progress of an upload does not render the documents of other questions', async () => {
  const { uploads, sendings, add } = start();
  const elsewhere = jest.fn();
  uploads.subscribe(other, elsewhere);
  const before = uploads.of(other);
  await add();
  sendings[0]!.onProgress(50);
  expect(elsewhere).not.toHaveBeenCalled();
  expect(uploads.of(other)).toBe(before);
});

it('all uploads are cancelled when another account signs in', async () => {
  const { uploads, sendings, add, states } = start();
  await add([aFile('1.pdf'), aFile('a.svg')]);
  uploads.clear();
  await settle();
  expect(states()).toEqual([]);
  expect(sendings[0]!.signal.aborted).toBe(true);
});
