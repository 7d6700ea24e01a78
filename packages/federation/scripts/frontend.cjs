#!/usr/bin/env node
/**
 * Builds, watches or serves the frontend in the current folder, by its webpack.config.cjs.
 *
 *   frontend build    writes dist/ and prints its size
 *   frontend watch    rewrites dist/ on every change; the running gateway serves it, reload the page
 *   frontend serve    webpack-dev-server on PORT (default 8090); everything it does not build comes from GATEWAY_URL (http://localhost:8080)
 */
const fs = require('node:fs');
const path = require('node:path');
const { gzipSync } = require('node:zlib');

const { KeepTwoReleasesPlugin } = require('../webpack/keep-two-releases-plugin.cjs');

const command = process.argv[2] ?? 'build';
process.env.NODE_ENV = command === 'build' ? 'production' : 'development';

const webpack = require('webpack');
const config = require(path.resolve('webpack.config.cjs'));

const commands = {
  build() {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      report(error, stats);
      compiler.close(() => {
        process.exitCode = error || stats.hasErrors() ? 1 : 0;
      });
    });
  },
  watch() {
    webpack(config).watch({}, report);
  },
  serve() {
    const Server = require('webpack-dev-server');
    const gateway = process.env.GATEWAY_URL ?? 'http://localhost:8080';
    // The server holds its files in memory, so it must not remove files from dist/.
    config.plugins = config.plugins.filter((plugin) => !(plugin instanceof KeepTwoReleasesPlugin));
    const own = config.name === 'shell' ? '/' : `/remotes/${config.name}/`;
    const fromGateway = ['/api', '/config.json', '/ws', ...(config.name === 'shell' ? ['/remotes'] : [])];
    const server = new Server(
      {
        host: '127.0.0.1',
        port: Number(process.env.PORT ?? 8090),
        devMiddleware: { publicPath: own },
        historyApiFallback: { index: own },
        static: false,
        client: { overlay: { errors: true, warnings: false } },
        headers: { 'Access-Control-Allow-Origin': '*' },
        proxy: [{ context: fromGateway, target: gateway, ws: true }],
      },
      webpack(config),
    );
    void server.start();
  },
};

function report(error, stats) {
  if (error) {
    console.error(error);
    return;
  }
  const text = stats.toString({ all: false, errors: true, warnings: true, errorDetails: true, colors: process.stdout.isTTY });
  if (text) console.log(text);
  if (stats.hasErrors()) return;
  const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
  const code = Object.keys(stats.compilation.assets).filter((file) => /\.(js|css)$/.test(file));
  const bytes = code.reduce((sum, file) => sum + gzipSync(fs.readFileSync(path.join(config.output.path, file))).length, 0);
  console.log(`${config.name}: ${code.length} scripts and stylesheets, ${(bytes / 1000).toFixed(0)} kB gzipped in all, ${seconds} s`);
}

if (!commands[command]) {
  console.error(`Unknown command "${command}": build, watch or serve.`);
  process.exit(1);
}
commands[command]();
