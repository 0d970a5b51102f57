import webpack, { type Configuration } from 'webpack';

/** Builds once. @throws {Error} with webpack's errors */
export function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats || stats.hasErrors())
          reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });
  });
}
