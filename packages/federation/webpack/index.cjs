const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const webpack = require('webpack');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { BrotliPlugin } = require('./brotli-plugin.cjs');
const { KeepTwoReleasesPlugin } = require('./keep-two-releases-plugin.cjs');
const { PageScriptPlugin } = require('./page-script-plugin.cjs');
const { PublicFilesPlugin } = require('./public-files-plugin.cjs');
const { sharedSingletons } = require('./shared.cjs');
const { version: SHELL_CONTRACT } = require('../shell-contract.json');

/**
 * The webpack configuration of one frontend.
 *
 * The output has no inline script and no `eval`, because the pages run under `script-src 'self'`. Files with hashed names are in `assets/`.
 * `index.html` and `mf-manifest.json` have fixed names and must be revalidated.
 *
 * @param {object} options
 * @param {string} options.name shell, game, account or admin
 * @param {string} options.folder the frontend's own folder, `__dirname`
 * @param {'host' | 'remote' | 'standalone'} options.role decides what is shared, see shared.cjs
 * @param {string} [options.entry] the entry module of the frontend's own page; a pure remote has none
 * @param {Record<string, string>} [options.exposes] federated modules: `{ './main': './src/exposed/main.tsx' }`
 * @param {object[]} [options.pages] html-webpack-plugin options, one object for each page
 * @param {object[]} [options.plugins] further plugins
 * @param {'production' | 'development'} [options.mode]
 * @returns {import('webpack').Configuration}
 */
function webpackConfig({ name, folder, role, entry, exposes, pages = [], plugins = [], mode = process.env.NODE_ENV === 'development' ? 'development' : 'production' }) {
  const production = mode === 'production';
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    entry: entry ? { [name]: entry } : {},
    output: {
      path: path.join(folder, 'dist'),
      filename: hashedEntryName,
      chunkFilename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      uniqueName: `fairshare-${name}`,
      // A remote loads its files relative to its entry. The shell's pages can have any path, so the URLs of its files are absolute.
      publicPath: role === 'host' ? '/' : 'auto',
    },
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    cache: cacheIn(folder),
    resolve: RESOLVE,
    module: { rules: [typescript(production), stylesheets({ extract: true, salt: name }), STATIC_FILES, WORKERS] },
    optimization: {
      // Each remote's entry lists its chunk files, so short ids save 2 kB of the first load.
      chunkIds: production ? 'deterministic' : 'named',
      ...(role === 'host' && { splitChunks: { cacheGroups: PARTS_OF_THE_HOST } }),
      minimizer: [
        new MinimizerPlugin({ test: /\.js$/, minify: MinimizerPlugin.swcMinify, extractComments: false, parallel: false }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss, parallel: false }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    plugins: [
      new ModuleFederationPlugin({
        name: `fairshare_${name}`,
        exposes,
        shared: sharedSingletons(role, (packageName) => installedPackage(packageName, folder)),
        // An unavailable remote must not block the shell. So shared modules come from containers that are already loaded, without contacting every remote.
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: exposes ? { additionalData: stateShellContract } : false,
        // The shell reads the manifest itself (remote-loader.ts), so the bundle omits the runtime's own manifest reader. The core of the
        // runtime is part of the shell, and not of every remote.
        experiments: { optimization: { disableSnapshot: true, target: 'web' }, externalRuntime: role === 'remote' },
        runtimePlugins: role === 'host' ? [require.resolve('../runtime/provide-runtime-core.mjs')] : [],
      }),
      new MiniCssExtractPlugin({
        filename: 'assets/[name].[contenthash:8].css',
        chunkFilename: 'assets/[name].[contenthash:8].css',
        // The order of CSS Modules has no effect, because every rule applies to its own module only.
        ignoreOrder: true,
      }),
      ...pages.map((page) => new HtmlWebpackPlugin({ excludeChunks: [`fairshare_${name}`], scriptLoading: 'defer', ...page })),
      new webpack.NormalModuleReplacementPlugin(/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/, require.resolve('../runtime/no-json-schema.mjs')),
      new PublicFilesPlugin(path.join(folder, 'public')),
      new BrotliPlugin(),
      new KeepTwoReleasesPlugin(),
      ...plugins,
    ],
  };
}

/**
 * The webpack configuration of a frontend's module that runs in Node during the build (prerendering). Class names are the same as in the
 * frontend's own build.
 *
 * @param {{ name: string, folder: string, entry: string, output: string, mode: 'production' | 'development' }} options
 * @returns {import('webpack').Configuration}
 */
function nodeModuleConfig({ name, folder, entry, output, mode }) {
  return {
    mode,
    context: folder,
    target: 'node20',
    entry,
    output: { path: output, filename: 'index.cjs', library: { type: 'commonjs2' } },
    devtool: false,
    cache: cacheIn(folder),
    resolve: RESOLVE,
    module: { rules: [typescript(mode === 'production'), stylesheets({ extract: false, salt: name }), STATIC_FILES] },
    optimization: { minimize: false },
  };
}

/**
 * The federation plugin requests an entry's path, of which it uses only the depth, before the content hash is known. Webpack 5.111 rejects
 * that for a plain `[contenthash]` template: https://github.com/module-federation/core/issues/5077
 */
function hashedEntryName({ chunk }) {
  return chunk?.contentHash?.javascript ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js';
}

function cacheIn(folder) {
  return { type: 'filesystem', cacheDirectory: path.join(folder, '.cache/webpack'), buildDependencies: { config: [path.join(folder, 'webpack.config.cjs')] } };
}

function typescript(production) {
  return {
    test: /\.tsx?$/,
    exclude: A_WORKER,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: !production } },
      },
    },
  };
}

/** The hash in class names is salted with the frontend's name, so that the styles of a component in one frontend do not affect its copy in another. */
function stylesheets({ extract, salt }) {
  const modules = {
    auto: true,
    localIdentName: '[local]--[hash:base64:6]',
    localIdentHashSalt: salt,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    exportOnlyLocals: !extract,
  };
  const css = { loader: require.resolve('css-loader'), options: { modules } };
  return { test: /\.css$/, use: extract ? [MiniCssExtractPlugin.loader, css] : [css] };
}

const A_WORKER = /\.worker\.ts$/;

/** Each worker becomes a separate script, see worker-loader.cjs. */
const WORKERS = { test: A_WORKER, type: 'asset/resource', use: require.resolve('./worker-loader.cjs'), generator: { filename: 'assets/[name].[contenthash:8].js' } };

const STATIC_FILES = { test: /\.(svg|png|webp|woff2?)$/, type: 'asset/resource' };

const libraryScript = (name, test, priority) => ({ name, test, priority, chunks: 'initial', enforce: true });

/** Libraries are most of the shell's code. In separate scripts, the browser compiles them separately, and need not refetch them with every release. */
const PARTS_OF_THE_HOST = {
  reactDom: libraryScript('react-dom', /[\\/]node_modules[\\/](?:react-dom|scheduler)[\\/]/, 20),
  libraries: libraryScript('libraries', /[\\/]node_modules[\\/].+\.[cm]?js$/, 10),
};

const RESOLVE = {
  extensions: ['.tsx', '.ts', '.js', '.mjs', '.cjs'],
  alias: { 'react-style-singleton$': require.resolve('../runtime/style-singleton.ts') },
};

/**
 * Writes into a remote's manifest the data that the shell reads before it runs any of the remote's code: the version of the shell contract that
 * the remote was built against, and for each exposed module the files of the chunks that it imports with `webpackPreload`, which it shows first.
 */
function stateShellContract({ stats, compilation }) {
  const { moduleGraph, chunkGraph, namedChunkGroups } = compilation;
  const neededSoon = stats.exposes.map(({ path: module, name }) => {
    const parts = namedChunkGroups.get(`__federation_expose_${name.replace(/\W/g, '_')}`)?.getChildrenByOrders(moduleGraph, chunkGraph).preload ?? [];
    return [module, [...new Set(parts.flatMap((part) => part.getFiles()))].filter((file) => /\.(js|css)$/.test(file))];
  });
  stats.metaData.shellContract = SHELL_CONTRACT;
  stats.metaData.needsSoon = Object.fromEntries(neededSoon.filter(([, files]) => files.length > 0));
  return stats;
}

/** Reads package.json from the folder, not with `require`, because a package's `exports` may not list it. */
function installedPackage(packageName, from) {
  const homes = Module.createRequire(path.join(from, 'package.json')).resolve.paths(packageName);
  const home = homes.map((candidate) => path.join(candidate, packageName)).find((candidate) => fs.existsSync(candidate));
  if (!home) throw new Error(`${packageName} is shared but not installed for ${from}`);
  const folder = fs.realpathSync(home);
  return { folder, version: JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version };
}

module.exports = { nodeModuleConfig, PageScriptPlugin, webpackConfig };
