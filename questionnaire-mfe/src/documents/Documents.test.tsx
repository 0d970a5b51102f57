import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Refusal } from '@cert/shared/domain';
import {
  aCategory,
  addModalDialogSupport,
  anArea,
  aProgramme,
  aQuestion,
} from '@cert/shared/testing';
import { renderAreaPage } from '../answers/testing/renderAreaPage.tsx';
import { aChangedFile } from './testing/aChangedFile.ts';
import { aDocument } from './testing/aDocument.ts';
import { aDocumentList } from './testing/aDocumentList.ts';

beforeAll(addModalDialogSupport);
afterEach(() => jest.restoreAllMocks());

const programme = () => aProgramme();
const withDocuments = (given: Parameters<typeof aCategory>[0] = {}) =>
  aCategory({
    areas: [anArea({ questions: [aQuestion({ title: 'Why?', documentsRequired: 1 })] })],
    documents: [aDocument(), aDocument({ id: 2, title: 'Photo', questionId: null })],
    ...given,
  });
const handlers = { programme };
const ofQuestion = () => screen.findByRole('group', { name: 'Documents for “Why?”' });

describe('the documents of a question', () => {
  it('are folded under a button with their number, and unfold to a list with type, size, date and author', async () => {
    const { user } = await renderAreaPage(withDocuments(), { handlers });
    await user.click(await screen.findByRole('button', { name: '1 document' }));
    const group = within(await ofQuestion());
    expect(group.getByRole('link', { name: 'Strategy 2026' })).toBeVisible();
    expect(group.getByText(/PDF · 34.kB · 2.Nov.2026 · Ivana.Horvat/)).toBeVisible();
    expect(group.queryByText('Photo')).toBeNull();
    expect(group.getByLabelText('Attach documents')).toHaveAccessibleDescription(/up to 25.MB/);
  });

  it('are marked as required while a required document is missing', async () => {
    await renderAreaPage(withDocuments({ documents: [] }), { handlers });
    expect(await screen.findByRole('button', { name: 'Document required' })).toBeVisible();
  });

  it('show why a file cannot be attached, until that file is removed from the list', async () => {
    const { user } = await renderAreaPage(withDocuments({ documents: [] }), { handlers });
    await user.click(await screen.findByRole('button', { name: 'Document required' }));
    const group = within(await ofQuestion());
    const files = [new File(['<svg/>'], 'logo.svg')];
    const place = group.getByText(/Files can also be dropped here/);
    fireEvent.drop(place, { dataTransfer: { types: ['Files'], files } });
    expect(group.getByRole('alert')).toHaveTextContent('This kind of file cannot be attached.');
    expect(screen.getByRole('button', { name: 'Document not attached' })).toBeVisible();
    expect(group.queryByRole('button', { name: /Retry/ })).toBeNull();
    await user.click(group.getByRole('button', { name: 'Take logo.svg off the list' }));
    expect(group.queryByRole('alert')).toBeNull();
  });

  it.each([
    [
      new Refusal('quota-exceeded', { quota: 'document-bytes', limit: 2_147_483_648 }),
      /^The 2.GB of room for your organisation’s documents are used up\. Delete/,
    ],
    [
      new Refusal('quota-exceeded', { quota: 'documents', limit: 2000 }),
      /^Your organisation already has 2,000 documents/,
    ],
    [
      new Refusal('quota-exceeded', { quota: 'own-unsubmitted-files', limit: 20 }),
      /^Too many of your files .* within an hour/,
    ],
    [new Refusal('slow-down', { retryAfterSeconds: 9 }), /^Too much was asked for in a short time/],
    [new Refusal('wrong-file-type', { reason: 'macros' }), /^The file contains macros\. Save it/],
    [new Refusal('wrong-file-type', { reason: 'infected' }), /^Something harmful was found/],
  ])('explain a full quota, too many calls or a harmful file: case %#', async (refusal, words) => {
    const { user } = await renderAreaPage(withDocuments({ documents: [] }), {
      handlers: { ...handlers, mediaGetSignedUrl: () => Promise.reject(refusal) },
    });
    await user.upload(await screen.findByLabelText('Attach documents'), [
      new File(['%PDF-1.7'], 'Plan.pdf'),
    ]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('report a failed upload only in the alert of the page, until the file is taken off the list', async () => {
    const { user, platform } = await renderAreaPage(withDocuments({ documents: [] }), { handlers });
    await user.upload(await screen.findByLabelText('Attach documents'), [
      new File(['%PDF-1.7'], 'Plan.pdf'),
    ]);
    const failed = () => [...platform.failedSaves.get().values()];
    await waitFor(() => expect(failed()).toEqual(['Plan.pdf could not be attached.']));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take Plan.pdf off the list' }));
    expect(failed()).toEqual([]);
  });

  it('ask the user to choose a file again if it has changed on disk, and report no lost connection', async () => {
    // The browser reports a file that it cannot read as a failure of the request.
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    const { user, platform } = await renderAreaPage(withDocuments({ documents: [] }), {
      handlers: { ...handlers, mediaGetSignedUrl: () => ({ url: '/files/1', name: 'stored-1' }) },
    });
    await user.upload(await screen.findByLabelText('Attach documents'), aChangedFile('Plan.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The file was saved again, moved or deleted after it was chosen/,
    );
    expect(platform.failedSaves.get().size).toBe(0);
    expect(screen.queryByRole('button', { name: 'Retry Plan.pdf' })).toBeNull();
    await user.upload(
      screen.getByLabelText('Choose Plan.pdf again'),
      new File(['%PDF-1.7'], 'Plan 2.pdf'),
    );
    expect(await screen.findByRole('button', { name: 'Retry Plan 2.pdf' })).toBeVisible();
    expect(screen.queryByText('Plan.pdf')).toBeNull();
  });

  it('are downloaded from a new address, because the address on the page may have expired', async () => {
    const opened: string[] = [];
    document.addEventListener('click', (event) => {
      if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return;
      event.preventDefault();
      opened.push(event.target.getAttribute('href') ?? '');
    });
    const fresh = aDocument({ url: '/files/strategy?signature=new' });
    const { user } = await renderAreaPage(withDocuments(), {
      handlers: { programme, documentList: () => aDocumentList([fresh]) },
    });
    await user.click(await screen.findByRole('button', { name: '1 document' }));
    await user.click(screen.getByRole('link', { name: 'Strategy 2026' }));
    await waitFor(() => expect(opened).toEqual(['/files/strategy?signature=new']));
  });

  it('of last year are folded below those of this year', async () => {
    const { user } = await renderAreaPage(
      withDocuments({
        previousYear: 2025,
        previousDocuments: [aDocument({ id: 9, title: 'Strategy 2025' })],
      }),
      { handlers },
    );
    await user.click(await screen.findByRole('button', { name: '1 document' }));
    const link = screen.getByText('Strategy 2025');
    expect(link).not.toBeVisible();
    await user.click(screen.getByText('1 document from 2025'));
    expect(link).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete “Strategy 2025”' })).toBeNull();
  });
});

describe('a document', () => {
  it('is deleted after a confirmation, and the page is read again', async () => {
    const { user, api } = await renderAreaPage(withDocuments(), {
      handlers: { programme, questionnaireDocumentDelete: () => ({}) },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete “Photo”' }));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(api.inputsOf('questionnaireDocumentDelete')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete “Photo”' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this document?' }));
    api.handle({ areaCategory: () => withDocuments({ documents: [] }) });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Photo')).toBeNull());
    expect(api.inputsOf('questionnaireDocumentDelete')).toEqual([{ id: 7, documentId: 2 }]);
    const group = screen.getByRole('group', { name: 'Documents for the whole area' });
    await waitFor(() => expect(group).toHaveFocus());
  });

  it('stays when the server refuses to delete it, and the dialog says why', async () => {
    const { user } = await renderAreaPage(withDocuments(), {
      handlers: {
        programme,
        questionnaireDocumentDelete: () =>
          Promise.reject(new Refusal('locked', { reason: 'questionnaire-locked' })),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete “Photo”' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The questionnaire is locked.')).toBeVisible();
  });

  it('can be renamed, but not to an empty title or one that is too long', async () => {
    const { user, api } = await renderAreaPage(withDocuments(), {
      handlers: {
        programme,
        questionnaireDocumentRename: ({ name }) => aDocument({ title: name }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change the title of “Photo”' }));
    const title = await screen.findByRole('textbox', { name: 'Title of the document' });
    expect(title).toHaveFocus();
    await user.clear(title);
    await user.keyboard('{Enter}');
    expect(title).toHaveAccessibleDescription(/Please write a title/);
    await user.paste('x'.repeat(302));
    expect(title).toHaveValue('x'.repeat(302));
    expect(title).toHaveAccessibleDescription(/2 characters too long/);
    await user.keyboard('{Enter}');
    expect(title).toBeInvalid();
    expect(api.inputsOf('questionnaireDocumentRename')).toEqual([]);
    await user.clear(title);
    await user.type(title, 'Open day{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.inputsOf('questionnaireDocumentRename')).toEqual([
      { id: 7, documentId: 2, name: 'Open day' },
    ]);
  });
});

describe('documents that are read-only', () => {
  it('cannot be changed by a client while the questionnaire is locked', async () => {
    await renderAreaPage(withDocuments({ locked: 1 }), { handlers });
    expect(await screen.findByText('Photo')).toBeVisible();
    expect(screen.queryByLabelText('Attach documents')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete “Photo”' })).toBeNull();
  });

  it('cannot be changed by a certifier until they are unlocked', async () => {
    const { user } = await renderAreaPage(withDocuments({ mainCertifier: 0, documents: [] }), {
      isCertifier: true,
      handlers,
    });
    await screen.findByText('No document has been attached.');
    expect(screen.queryByLabelText('Attach documents')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit comments and documents' }));
    expect(screen.getByLabelText('Attach documents')).toBeInTheDocument();
  });
});
