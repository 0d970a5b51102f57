import { screen, within } from '@testing-library/react';
import type { QuestionList } from '@cert/shared/contract';
import { showPage } from './testing/showPage.tsx';
import { QuestionListPage } from './QuestionListPage.tsx';

const areas: QuestionList = [
  {
    id: 1,
    title: 'Leaving well',
    categorySlug: 'leaving',
    position: 2,
    questions: [
      { question: { id: 5, position: 1, title: 'Why?' }, documentCount: 2 },
      { question: { id: 6, position: 2, title: 'When?' }, documentCount: 0 },
    ],
  },
];

const show = (reply: QuestionList) =>
  showPage(<QuestionListPage />, {
    path: 'questions',
    isCertifier: true,
    handlers: { questions: () => reply },
  });

describe('the question list', () => {
  it('says of every question whether it has documents, in words, too', async () => {
    await show(areas);
    const rows = within(await screen.findByRole('region', { name: 'Leaving well' }));
    const [why, when] = rows.getAllByRole('listitem');
    expect(why).toHaveTextContent('1Why?2 documents');
    expect(when).toHaveTextContent('2When?no document');
  });

  it('leads to the question on its area’s page', async () => {
    await show(areas);
    expect(await screen.findByRole('link', { name: 'When?' })).toHaveAttribute(
      'href',
      '/7/category/leaving/2#question-6',
    );
  });

  it('says so when there are no questions', async () => {
    await show([]);
    expect(await screen.findByText('This questionnaire has no questions.')).toBeVisible();
  });
});
