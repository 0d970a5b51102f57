import { Component, type ReactNode } from 'react';

type Props = {
  /** Another one with each page that is opened: pages of one shape share their place. */
  visit: string;
  children: ReactNode;
  onCrash: (failure: unknown) => void;
  /** Takes the place of what has crashed. */
  card: (drawAnew: () => void) => ReactNode;
};

/** Catches a crash while drawing: the card takes the part's place until it is drawn anew, or the next page is opened. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(failure: unknown) {
    this.props.onCrash(failure);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasCrashed && before.visit !== this.props.visit) this.drawAnew();
  }

  override render() {
    return this.state.hasCrashed ? this.props.card(() => this.drawAnew()) : this.props.children;
  }

  private drawAnew() {
    this.setState({ hasCrashed: false });
  }
}
