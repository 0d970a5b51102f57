import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { QuestionList } from '@cert/shared/contract';
import { pauseAfterClick } from '@cert/shared/testing';
import { renderCollectionPage } from './testing/renderCollectionPage.tsx';
import { QuestionListPage } from './QuestionListPage.tsx';

const areas: QuestionList = [
  {
    id: 2,
    title: 'Pay',
    categorySlug: 'rewarding',
    position: 1,
    questions: [
      { question: { id: 8, position: 1, title: 'How?' }, documentCount: 0, documentMissing: false },
    ],
  },
  {
    id: 1,
    title: 'Leaving well',
    categorySlug: 'leaving',
    position: 2,
    questions: [
      { question: { id: 5, position: 1, title: 'Why?' }, documentCount: 2, documentMissing: false },
      { question: { id: 6, position: 2, title: 'When?' }, documentCount: 0, documentMissing: true },
      {
        question: { id: 7, position: 3, title: 'Where?' },
        documentCount: 0,
        documentMissing: false,
      },
    ],
  },
];

const show = (reply: QuestionList) =>
  renderCollectionPage(<QuestionListPage />, {
    path: 'questions',
    isCertifier: true,
    handlers: { questions: () => reply },
  });

describe('the question list', () => {
  it('marks questions that have documents or lack a required document, and no other questions', async () => {
    await show(areas);
    const rows = within(await screen.findByRole('region', { name: 'Leaving well' }));
    expect(rows.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '1Why?2 documents',
      '2When?document required',
      '3Where?',
    ]);
  });

  it('shows only questions that lack a required document when this filter is on', async () => {
    await show(areas);
    const filter = 'Only questions without a required document';
    await userEvent.click(await screen.findByRole('checkbox', { name: filter }));
    expect(screen.getByText('1 required document is missing')).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['When?']);
    expect(screen.queryByRole('region', { name: 'Pay' })).not.toBeInTheDocument();
    pauseAfterClick();
    await userEvent.click(screen.getByRole('checkbox', { name: filter }));
    expect(screen.getAllByRole('link')).toHaveLength(4);
  });

  it('offers no filter when no required document is missing', async () => {
    await show(areas.slice(0, 1));
    expect(await screen.findByText('No required document is missing.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('links each question to its place on the area’s page', async () => {
    await show(areas);
    expect(await screen.findByRole('link', { name: 'When?' })).toHaveAttribute(
      'href',
      '/7/category/leaving/2#question-6',
    );
  });

  it('says that the questionnaire has no questions when there are none', async () => {
    await show([]);
    expect(await screen.findByText('This questionnaire has no questions.')).toBeVisible();
  });
});
