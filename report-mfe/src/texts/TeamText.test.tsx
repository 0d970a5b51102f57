import { screen } from '@testing-library/react';
import { renderInPlatform } from '@cert/shared/testing';
import report from '../module.ts';
import { TeamText } from './TeamText.tsx';

const show = (html: string | undefined) =>
  renderInPlatform(<TeamText html={html} />, { messages: { report: report.messages } });

it('shows what the team wrote, and nothing that could act', async () => {
  await show('<ul><li>Praise <strong>this</strong></li></ul><img src=x onerror=alert(1)>');
  expect(screen.getByRole('listitem')).toHaveTextContent('Praise this');
  expect(screen.getByText('this').tagName).toBe('STRONG');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it.each([undefined, '<p><br></p>'])(
  'tells the team, not the paper, that %j is empty',
  async (html) => {
    await show(html);
    expect(screen.getByText('No text yet')).toHaveClass('screen-only');
  },
);
