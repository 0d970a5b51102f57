import { act, screen } from '@testing-library/react';
import type { QuestionnaireInfo, ListedArea } from '@cert/shared/contract';
import {
  aQuestionnaireInfo,
  aProgramme,
  aSession,
  fakeApi,
  renderInPlatform,
} from '@cert/shared/testing';
import questionnaire from '../../module.ts';
import { aDocument } from '../testing/aDocument.ts';
import { aDocumentList } from '../testing/aDocumentList.ts';
import { DocumentsPage } from './DocumentsPage.tsx';

type Standing = Partial<QuestionnaireInfo['questionnaire']['settings']> & { mainCertifier?: 0 | 1 };

function show(areas: ListedArea[], { mainCertifier, ...settings }: Standing = {}) {
  return act(() =>
    renderInPlatform(<DocumentsPage />, {
      api: fakeApi({
        documentList: () => areas,
        programme: () => aProgramme(),
        info: () =>
          aQuestionnaireInfo({
            questionnaire: {
              settings: { inactive: 0, locked: 0, ...settings },
              ...(mainCertifier !== undefined && { mainCertifier, ownFinalized: 0 }),
            },
          }),
      }),
      path: '/7/documents',
      route: '/:questionnaireId/documents',
      session: aSession({ isCertifier: mainCertifier !== undefined }),
      messages: { questionnaire: questionnaire.messages },
    }),
  );
}

describe('the page of all documents', () => {
  it('lists the documents by area and question, with a link to each question', async () => {
    await show(
      aDocumentList([aDocument(), aDocument({ id: 2, title: 'Photo', questionId: null })]),
    );
    expect(await screen.findByRole('heading', { name: 'Leaving well' })).toBeVisible();
    expect(screen.getByText('2 documents')).toBeVisible();
    expect(screen.getByText('No required document is missing')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Why?' })).toHaveAttribute(
      'href',
      '/7/category/leaving/1#question-1',
    );
    expect(screen.getByText('Strategy 2026')).toBeVisible();
    expect(screen.getByText('Photo')).toBeVisible();
  });

  it('marks questions that lack a required document', async () => {
    await show(aDocumentList([]));
    expect(await screen.findAllByText('1 required document is missing')).toHaveLength(2);
    expect(screen.getByText('Required, still missing')).toBeVisible();
  });

  it('does not ask for a document on a question that does not apply', async () => {
    await show(aDocumentList([], { disabled: 1 }));
    expect(await screen.findByText('No required document is missing')).toBeVisible();
  });

  it('folds areas that have no documents and lack none', async () => {
    const { user } = await show(aDocumentList([], { documentsRequired: 0 }));
    await screen.findByText('none');
    expect(screen.queryByText('Additional documentation')).toBeNull();
    await user.click(screen.getByRole('heading', { name: 'Leaving well' }));
    expect(await screen.findByText('Additional documentation')).toBeVisible();
    expect(screen.queryByText('Why?')).toBeNull();
  });
});

describe('on the page of all documents', () => {
  const places = () => screen.queryAllByLabelText('Attach documents');

  it('a client can attach documents to an area, but not to its locked question', async () => {
    await show(aDocumentList([], { locked: 1 }));
    await screen.findByText('Required, still missing');
    expect(places()).toHaveLength(1);
  });

  it('a client cannot attach documents while the questionnaire is locked, and sees why', async () => {
    await show(aDocumentList([]), { locked: 1 });
    expect(await screen.findByText('The questionnaire is locked.')).toBeVisible();
    expect(places()).toHaveLength(0);
  });

  it('a certifier unlocks all documents at once', async () => {
    const { user } = await show(aDocumentList([]), { locked: 1, mainCertifier: 0 });
    const edit = await screen.findByRole('button', { name: 'Edit documents' });
    expect(places()).toHaveLength(0);
    await user.click(edit);
    expect(places()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Lock documents' }));
    expect(places()).toHaveLength(0);
  });
});
