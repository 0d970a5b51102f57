export type LifecycleProps = {
  steps: readonly { title: string; below: string }[];
  /** Lines of text in the centre of the drawing. */
  centre: readonly string[];
  /** Text alternative for screen readers. */
  description: string;
};
