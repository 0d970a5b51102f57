import { render, screen } from '@testing-library/react';
import { ProgressBar, ProgressRing } from './Progress.tsx';

describe('a progress ring', () => {
  it('has its text for screen readers, unless the same text stands beside it', () => {
    const { rerender } = render(<ProgressRing percent={62} label="62 % answered" />);
    expect(screen.getByRole('img', { name: '62 % answered' })).toBeInTheDocument();
    rerender(<ProgressRing percent={62} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('shows the completed share, and a check mark only when everything is done', () => {
    const { container, rerender } = render(<ProgressRing percent={62} />);
    const arc = () => container.querySelector('[stroke-dasharray]');
    const mark = () => container.querySelector('path');
    expect(arc()).toHaveAttribute('stroke-dasharray', '62 100');
    rerender(<ProgressRing percent={0} />);
    expect(arc()).toBeNull();
    rerender(<ProgressRing percent={99} />);
    expect(mark()).toBeNull();
    rerender(<ProgressRing percent={100} />);
    expect(mark()).not.toBeNull();
    expect(arc()).toBeNull();
    rerender(<ProgressRing percent={100} isUnfinished />);
    expect(mark()).toBeNull();
    expect(arc()).toHaveAttribute('stroke-dasharray', '100 100');
  });
});

describe('a progress bar', () => {
  it('says how much is done', () => {
    render(<ProgressBar label="Upload" percent={40} />);
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveProperty('value', 40);
  });

  it('has no value while the progress is unknown', () => {
    render(<ProgressBar label="Upload" percent={null} />);
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveProperty('position', -1);
  });
});
