/** Runs all tasks, at most two at the same time. @returns their results in the order of the tasks */
export async function runTwoAtATime<Result>(
  tasks: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < tasks.length) {
      const index = next++;
      const task = tasks[index];
      if (task) results[index] = await task();
    }
  };
  await Promise.all([work(), work()]);
  return results;
}
