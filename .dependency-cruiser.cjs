/** The walls of the house: who may import whom. */
const inService = (folder) => `^services/([^/]+)/src/${folder}`;

/** Direction inside the game: start, shared ← session ← features ← app ← exposed. */
const inGame = (layer) => `^frontends/game/src/${layer}/`;
const GAME_START = inGame('start');

/**
 * The layers of a service above its domain, and what of the same service each may import beside itself; types may come from anywhere, so
 * that a use case knows the port an adapter fills. `deps.ts` and `store.ts` say what use cases work on; `sockets` is realtime's `http`.
 */
const GROUND = ['domain/', '(deps|store|secrets)\\.ts$'];
const USE_CASES = ['loaders/', 'commands/', 'queries/'];
const SERVICE_LAYERS = {
  ground: { files: '(deps|store|secrets)\\.ts$', knows: ['domain/'] },
  loaders: { files: 'loaders/', knows: GROUND },
  'commands-and-queries': { files: '(commands|queries)/', knows: [...GROUND, ...USE_CASES] },
  adapters: { files: 'adapters/', knows: GROUND },
  'use-cases': { files: 'use-cases\\.ts$', knows: [...GROUND, ...USE_CASES] },
  consumers: { files: 'consumers\\.ts$', knows: [...GROUND, 'use-cases\\.ts$'] },
  http: { files: '(http|sockets)/', knows: [...GROUND, ...USE_CASES, 'use-cases\\.ts$'] },
  service: { files: 'service\\.ts$', knows: ['(?!main\\.ts$)'] },
};
const serviceLayers = Object.entries(SERVICE_LAYERS).map(([layer, { files, knows }]) => ({
  name: `service-${layer}-imports-downwards`,
  severity: 'error',
  from: { path: inService(files) },
  to: { path: '^services/$1/src/', pathNot: [files, ...knows].map((known) => `^services/$1/src/${known}`), dependencyTypesNot: ['type-only'] },
}));

/** The rooms of the service kit, and those below each. */
const KIT_ROOMS = {
  core: [],
  peers: ['core'],
  redis: ['core'],
  'read-models': ['core', 'peers'],
  http: ['core', 'peers', 'read-models'],
  process: ['core', 'peers', 'redis', 'read-models', 'http'],
};
const kitRooms = Object.entries(KIT_ROOMS).map(([room, below]) => ({
  name: `service-kit-${room}-imports-downwards`,
  severity: 'error',
  from: { path: `^packages/service-kit/src/${room}/` },
  to: { path: '^packages/service-kit/src/', pathNot: `^packages/service-kit/src/(${[room, ...below].join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'packages-know-no-service-or-frontend',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|frontends|gateway|platform/(embedded|distributed))/' },
    },
    {
      name: 'services-know-each-other-by-events-and-calls-only',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    },
    {
      // A phone loads the kinds once it needs them.
      name: 'the-rules-know-no-kind-of-side-game',
      severity: 'error',
      from: { path: '^packages/golf-rules/src/', pathNot: '^packages/golf-rules/src/side-games/' },
      to: { path: '^packages/golf-rules/src/side-games/' },
    },
    { name: 'services-know-no-frontend', severity: 'error', from: { path: '^services/' }, to: { path: '^(frontends|gateway|platform/(embedded|distributed))/' } },
    { name: 'frontends-import-packages-only', severity: 'error', from: { path: '^frontends/' }, to: { path: '^(services|gateway|platform/(embedded|distributed))/' } },
    {
      name: 'frontends-know-no-other-frontend',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/' },
      // But for the game's start: what the shell puts on the page while the game's own code is on its way, and the game draws again.
      to: { path: '^frontends/([^/]+)/', pathNot: ['^frontends/$1/', GAME_START] },
    },
    { name: 'only-the-shell-starts-the-game', severity: 'error', from: { path: '^frontends/', pathNot: '^frontends/(shell|game)/' }, to: { path: GAME_START } },
    {
      name: 'the-start-of-the-game-knows-packages-only',
      severity: 'error',
      from: { path: GAME_START },
      to: { path: '^frontends/', pathNot: GAME_START },
    },
    {
      name: 'the-shared-of-the-game-knows-no-session',
      severity: 'error',
      from: { path: inGame('shared') },
      to: { path: inGame('(session|features|app|exposed)') },
    },
    {
      name: 'the-session-of-the-game-knows-no-feature',
      severity: 'error',
      from: { path: inGame('session') },
      to: { path: inGame('(features|app|exposed)') },
    },
    {
      name: 'a-feature-of-the-game-knows-no-app',
      severity: 'error',
      from: { path: inGame('features') },
      to: { path: inGame('(app|exposed)') },
    },
    {
      name: 'a-feature-imports-no-other-feature',
      severity: 'error',
      from: { path: '^frontends/([^/]+)/src/features/([^/]+)/' },
      to: { path: '^frontends/([^/]+)/src/features/([^/]+)/', pathNot: '^frontends/$1/src/features/$2/' },
    },
    {
      name: 'the-domain-is-pure',
      severity: 'error',
      from: { path: inService('domain/') },
      to: {
        pathNot: ['^services/$1/src/domain/', '^packages/(golf-rules|contracts|store)/', '^(node:)?util$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    ...serviceLayers,
    ...kitRooms,
    {
      name: 'one-public-face-a-package',
      severity: 'error',
      from: { path: '^(services|frontends|gateway|platform|packages)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/ui/src/(animals|frame-styles|legal)\\.ts$',
          '^packages/contracts/src/openapi\\.ts$',
          '^packages/golf-rules/src/(forecast|side-games)/index\\.ts$',
          '^packages/federation/src/(after-sign-in|invitation|next-task)\\.ts$',
          '^packages/testing/src/browser\\.ts$',
          '\\.css$',
        ],
      },
    },
    {
      name: 'kafka-stays-in-the-event-bus',
      severity: 'error',
      // The bench of the live path measures kafkajs itself beside ours.
      from: { pathNot: '^(packages/(event-bus|testing)|bench)/' },
      to: { path: 'node_modules/kafkajs' },
    },
    {
      name: 'mongo-stays-in-the-store',
      severity: 'error',
      // The data of an earlier release are laid down, and taken over, as its documents stood, below the store.
      from: { pathNot: '^(packages/store|platform/embedded/test/releases)/|^platform/engines/src/earlier-documents' },
      to: { path: 'node_modules/(mongoose|mongodb)/' },
    },
    {
      name: 'no-tests-in-production-code',
      severity: 'error',
      // Benches are no production code: they stand owners in as tests do.
      from: { path: '/src/', pathNot: '^(packages/testing|bench)/' },
      to: { path: ['^packages/testing/', '/test/'] },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: ['^virtual:'] } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default', 'types'] },
  },
};
