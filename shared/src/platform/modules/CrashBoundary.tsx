import { Component, type ReactNode } from 'react';

type Props = {
  /** Changes with each page that is opened, because pages with the same route shape share one boundary. */
  visit: string;
  children: ReactNode;
  onCrash: (failure: unknown) => void;
  /** Shown in place of the crashed part; `renderAgain` renders the part again. */
  card: (renderAgain: () => void) => ReactNode;
};

/** Catches errors during render. The card replaces the part until it is rendered again or another page is opened. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(failure: unknown) {
    this.props.onCrash(failure);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasCrashed && before.visit !== this.props.visit) this.renderAgain();
  }

  override render() {
    return this.state.hasCrashed ? this.props.card(() => this.renderAgain()) : this.props.children;
  }

  private renderAgain() {
    this.setState({ hasCrashed: false });
  }
}
