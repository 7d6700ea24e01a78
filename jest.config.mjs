/** One jest for every workspace: TypeScript through swc, workspaces read from source. */
export default {
  testEnvironment: '@fairshare/testing/environment',
  runtime: '<rootDir>/scripts/lib/jest-runtime.cjs',
  testSequencer: '<rootDir>/scripts/lib/longest-first.mjs',
  testMatch: ['**/test/**/*.test.ts', '**/test/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/.*/dist/', '<rootDir>/e2e/'],
  // What was built; not a checkout in a folder of that name.
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '/[.]cache/', '<rootDir>/.data/'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The exporter of traces loads node's own http by a dynamic import, which jest only runs where it is transformed.
  transformIgnorePatterns: ['/node_modules/(?!(?:@fairshare|@opentelemetry/otlp-exporter-base)/)'],
  moduleNameMapper: { '\\.css$': 'identity-obj-proxy' },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.cjs'],
  // A limit for what hangs, not a measure: beside other work a machine takes ten times as long.
  testTimeout: 300_000,
  // A worker with two gigabytes to give back takes longer than the usual half second; one that hangs is still killed, and named.
  workerGracefulExitTimeout: 10_000,
};
