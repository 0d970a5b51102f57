import type { Configuration } from 'webpack-dev-server';
import type { RunningApi } from './startApi.ts';

/** Options of webpack's development server that the whole site and a standalone module have in common. */
export function devServerOptions({ port, api }: { port: number; api: RunningApi }): Configuration {
  return {
    host: '127.0.0.1',
    port,
    hot: false,
    liveReload: true,
    historyApiFallback: true,
    static: false,
    client: { overlay: { errors: true, warnings: false }, logging: 'warn' },
    proxy: [{ context: ['/api', '/programme'], target: api.address }],
  };
}
