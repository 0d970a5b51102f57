export type LifecycleProps = {
  steps: readonly { title: string; below: string }[];
  /** Lines in the middle. */
  centre: readonly string[];
  /** What a reader who does not see the drawing is told. */
  description: string;
};
