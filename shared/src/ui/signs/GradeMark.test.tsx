import { render, screen } from '@testing-library/react';
import { GradeMark } from './GradeMark.tsx';

test('a grade within a line tells screen readers its kind, such as “Final grade”, before the number', () => {
  render(
    <a href="/">
      Onboarding <GradeMark figure="2.5" tone="final" label="Final grade" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Onboarding Final grade 2.5' })).toBeInTheDocument();
  expect(screen.getByText('2.5')).toHaveAttribute('title', 'Final grade');
});
