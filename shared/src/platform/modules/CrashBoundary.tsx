import { Component, type ReactNode } from 'react';

type Props = {
  /**
   * Identifies the visit to a page. It changes whenever another page is opened, because pages of the same route pattern
   * share one boundary.
   */
  visit: string;
  children: ReactNode;
  onCrash: (failure: unknown) => void;
  /** Shown in place of the crashed part; `renderAgain` renders the part again. */
  card: (renderAgain: () => void) => ReactNode;
};

/**
 * Catches errors during render and replaces the crashed part by the card, until the user renders the part again or
 * opens another page.
 */
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
