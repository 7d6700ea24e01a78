/** One edit of a file that is there already: a piece of text that stands in it once, and what takes its place. */
export interface Registration {
  readonly file: string;
  readonly edits: readonly (readonly [find: string, put: string])[];
}

/** All that the longest drive, a toy fourth game, changes in files that are there: the table of docs/extending.md, line by line. */
export const REGISTRATIONS: readonly Registration[] = [
  {
    file: 'packages/golf-rules/src/selections.ts',
    edits: [
      ["'bbb-points', 'bbb-fbt'] as const", "'bbb-points', 'bbb-fbt', 'drive'] as const"],
      ["  'bbb-fbt': 'BBB FBT',\n", "  'bbb-fbt': 'BBB FBT',\n  drive: 'Longest drive',\n"],
      ["['points', 'bbb'] as const", "['points', 'bbb', 'drive'] as const"],
      ["  'bbb-fbt': 'bbb',\n", "  'bbb-fbt': 'bbb',\n  drive: 'drive',\n"],
    ],
  },
  {
    file: 'packages/golf-rules/src/round-input.ts',
    edits: [
      ["import type { PlayerId } from './players';", "import type { DriveInput } from './longest-drive';\nimport type { PlayerId } from './players';"],
      ['  readonly bbb?: BbbGameInput | null;\n', '  readonly bbb?: BbbGameInput | null;\n  readonly drive?: DriveInput | null;\n'],
    ],
  },
  {
    file: 'packages/golf-rules/src/house-rules.ts',
    edits: [['games: { points: true, bbb: true, cards: true },', 'games: { points: true, bbb: true, cards: true, drive: true },']],
  },
  {
    file: 'packages/golf-rules/src/breakdown.ts',
    edits: [
      ["import { assertZeroSum, type Cents } from './money';", "import { scoreDriveGame } from './longest-drive';\nimport { assertZeroSum, type Cents } from './money';"],
      ["'points' | 'bbb-points'; readonly kind", "'points' | 'bbb-points' | 'drive'; readonly kind"],
      [
        "    case 'bbb-fbt': {",
        "    case 'drive': {\n      const { holes, values } = gameOf(round.drive, selection);\n      return { selection, kind: 'points', ...payOutPoints(scoreDriveGame(roster, holes), values.pointValueCents) };\n    }\n    case 'bbb-fbt': {",
      ],
    ],
  },
  {
    file: 'packages/contracts/src/events/games.ts',
    edits: [
      [
        '/** A card as it was when it was assigned',
        '/** The round\'s longest drive: hole → player or "none". */\nexport const driveChild = z.object({ ...child, holes: z.record(z.string(), z.object({ longest: awardCell.optional() })) });\n\n/** A card as it was when it was assigned',
      ],
      ['    bbb: bbbChild.nullable(),\n', '    bbb: bbbChild.nullable(),\n    drive: driveChild.nullish(),\n'],
      ["    'settings-changed':", "    'drive-recorded': 'The longest drive of a hole was recorded.',\n    'settings-changed':"],
    ],
  },
  {
    file: 'packages/contracts/src/events/house-rules.ts',
    edits: [
      ['cards: z.boolean() });', 'cards: z.boolean(), drive: z.boolean() });'],
      ["'games.cards', ", "'games.cards', 'games.drive', "],
    ],
  },
  {
    file: 'packages/contracts/src/http/games-cards.ts',
    edits: [
      ["import { route, routeTable } from '../route';", "import { route, routeTable } from '../route';\nimport { dollars } from '../ids';"],
      [
        '  bbbGameId: id.nullable(),\n',
        '  bbbGameId: id.nullable(),\n  /** The longest drive: hole → who took it. Null until its first hole. */\n  drive: z.object({ holes: z.record(z.string(), z.object({ longest: z.string().optional() })), settings: z.object({ pointValue: dollars, fbtValue: dollars }) }).nullish(),\n',
      ],
    ],
  },
  {
    file: 'packages/contracts/src/http/settlement-breakdown.ts',
    edits: [
      ["'bbb-points', 'bbb-fbt'] as const", "'bbb-points', 'bbb-fbt', 'drive'] as const"],
      ["z.enum(['points', 'bbb-points'])", "z.enum(['points', 'bbb-points', 'drive'])"],
    ],
  },
  {
    file: 'packages/contracts/src/http/all.ts',
    edits: [
      ["import { gamesPointsApi } from './games-points';", "import { gamesDriveApi } from './games-drive';\nimport { gamesPointsApi } from './games-points';"],
      ['...gamesCardsApi, ', '...gamesCardsApi, ...gamesDriveApi, '],
    ],
  },
  {
    file: 'services/games/src/domain/round.ts',
    edits: [
      ["export type ChildKind = 'p' | 'b' |", "export type ChildKind = 'p' | 'b' | 'd' |"],
      ['lastPlayedAt, cards, points, bbb, conflicts } =\n', 'lastPlayedAt, cards, points, bbb, drive, conflicts } =\n'],
      ['    bbb,\n    conflicts: [', '    bbb,\n    drive,\n    conflicts: ['],
    ],
  },
  {
    file: 'services/games/src/domain/house-rules.ts',
    edits: [["    'games.cards': games.cards,\n", "    'games.cards': games.cards,\n    'games.drive': games.drive,\n"]],
  },
  {
    file: 'services/games/src/application.ts',
    edits: [
      ['import { resolveConflict }', "import { recordDrive } from './commands/record-drive';\nimport { resolveConflict }"],
      ['  recordBbbHole: recordBbbHole(deps),\n', '  recordBbbHole: recordBbbHole(deps),\n  recordDrive: recordDrive(deps),\n'],
    ],
  },
  {
    file: 'services/games/src/http/routes.ts',
    edits: [
      ["import { NoSuchGame } from '../domain/errors';", "import { NoSuchGame } from '../domain/errors';\nimport { driveRoutes } from './drive-routes';"],
      ['...pointsRoutes(app), ', '...pointsRoutes(app), ...driveRoutes(app), '],
    ],
  },
  {
    file: 'services/games/src/http/present-game-state.ts',
    edits: [
      ["import type { CardGame, Scorer } from '../loaders/rounds';", "import type { CardGame, Scorer } from '../loaders/rounds';\nimport { presentDrive } from './present-drive';"],
      ['    bbbGameId: round.bbb.id,\n', '    bbbGameId: round.bbb.id,\n    drive: presentDrive(round),\n'],
    ],
  },
  {
    file: 'packages/api-client/src/index.ts',
    edits: [["export * from './admin';\n", "export * from './admin';\nexport * from './drive';\n"]],
  },
  {
    file: 'frontends/game/src/session/selection/games-views.tsx',
    edits: [
      [
        '} as const satisfies',
        "  drive: { name: 'Drive', icon: <TargetIcon aria-hidden />, title: 'Longest drive', noGroup: 'Select a group to start playing.' },\n} as const satisfies",
      ],
    ],
  },
  {
    file: 'frontends/game/src/features/games/games-tab.tsx',
    edits: [
      ['import { CreatePointsGame }', "import { DriveView } from './drive/drive-view';\nimport { CreatePointsGame }"],
      ["  if (gamesView === 'cards')", "  if (gamesView === 'drive') return <DriveView key={game.id} game={game} players={players} />;\n  if (gamesView === 'cards')"],
    ],
  },
  {
    file: 'frontends/game/src/shared/round-input.ts',
    edits: [
      ["'cardValues' | 'cardHistory'>;", "'cardValues' | 'cardHistory' | 'drive'>;"],
      [
        'bbbGame.holes, values: valuesOf(bbbGame) },\n',
        'bbbGame.holes, values: valuesOf(bbbGame) },\n    drive: game.drive && { holes: game.drive.holes, values: valuesOf(game.drive) },\n',
      ],
    ],
  },
  {
    file: 'frontends/game/src/shared/house-rules-texts.ts',
    edits: [
      ["cards: 'Animal cards' }", "cards: 'Animal cards', drive: 'Longest drive' }"],
      ["    case 'unfinishedPots':", "    case 'games.drive':\n      return `${GAME_LABELS.drive}: ${ON_OR_OFF(after)}`;\n    case 'unfinishedPots':"],
    ],
  },
  {
    file: 'frontends/game/src/features/payouts/money/phone-round.ts',
    edits: [['bbb: bbbGame && playedGame(bbbGame), on:', 'bbb: bbbGame && playedGame(bbbGame), drive: game.drive ? playedGame(game.drive) : null, on:']],
  },
  {
    file: 'frontends/game/src/features/payouts/choice/settleable-games.ts',
    edits: [
      ['  readonly bbb: PlayedGame | null;\n', '  readonly bbb: PlayedGame | null;\n  readonly drive: PlayedGame | null;\n'],
      ['offeredGames({ cardHistory, points, bbb, on }', 'offeredGames({ cardHistory, points, bbb, drive, on }'],
      ["    'bbb-points': isPlayed", "    drive: isPlayed(drive) && isAboveZero(drive.pointValue),\n    'bbb-points': isPlayed"],
    ],
  },
  {
    file: 'frontends/game/src/features/payouts/texts.ts',
    edits: [
      ["export const GAME_NAMES = { points: '2/9/16', bbb: 'BBB' } as const;", "export const GAME_NAMES = { points: '2/9/16', bbb: 'BBB', drive: 'Longest drive' } as const;"],
      ["  'bbb-fbt': 'Front, back and total by BBB points',\n", "  'bbb-fbt': 'Front, back and total by BBB points',\n  drive: 'A point a hole times the point value',\n"],
    ],
  },
];
