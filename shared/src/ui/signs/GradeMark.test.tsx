import { render, screen } from '@testing-library/react';
import { GradeMark } from './GradeMark.tsx';

test('a grade in a line says what it is before its figure', () => {
  render(
    <a href="/">
      Onboarding <GradeMark figure="2.5" tone="final" label="Final grade" />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Onboarding Final grade 2.5' })).toBeInTheDocument();
  expect(screen.getByText('2.5')).toHaveAttribute('title', 'Final grade');
});
