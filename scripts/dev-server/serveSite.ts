import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Part } from '../parts.ts';
import { createDevSiteConfigurations } from './createDevSiteConfigurations.ts';

/**
 * Serves the site with live reload.
 * @param compiled the modules that are compiled from their sources
 * @param api the address of the API server
 * @returns a function that stops the server
 */
export async function serveSite(options: {
  root: string;
  compiled: readonly Part[];
  port: number;
  api: string;
}): Promise<() => Promise<void>> {
  const configurations = await createDevSiteConfigurations(options);
  const server = new WebpackDevServer(configurations[0]?.devServer, webpack(configurations));
  await server.start();
  return () => server.stop();
}
