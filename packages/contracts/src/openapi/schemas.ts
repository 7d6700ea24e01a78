import { z } from 'zod';
import { conflict } from '../events/games';
import { errorBody } from '../errors';
import { personalBilling, personalData } from '../http/account-rights';
import { emailPreferences, exportedUser, preferences, user, userExport } from '../http/auth';
import { manualTrial } from '../http/billing';
import { card, cardHistoryEntry, gameState, gameSummary } from '../http/games-cards';
import { entriesOnHolesBody } from '../http/games-roster';
import { bbbGame, cellChangedBody, gameValues, holeGameScores, strokesGame } from '../http/hole-games';
import { syncAnswer } from '../http/games-sync';
import { activityEntry, joinRequest } from '../http/group-people';
import { group, member } from '../http/groups';
import { cardPayouts, combinedSettlement, playerPayout, pointsPayouts, savedResult, transaction } from '../http/settlement';
import { breakdown, gameBreakdown, holeBreakdown, pot } from '../http/settlement-breakdown';
import { plan, plans, subscriptionStatus } from '../http/subscription-status';
import { tab, tabLine } from '../http/tab';
import type { JsonSchema } from './types';

/** The schemas of responses that have a name in the document. */
const ANSWERED = {
  ActivityEntry: activityEntry,
  BbbGame: bbbGame,
  Breakdown: breakdown,
  Card: card,
  CardHistoryEntry: cardHistoryEntry,
  CardPayouts: cardPayouts,
  CombinedSettlement: combinedSettlement,
  Conflict: conflict,
  EmailPreferences: emailPreferences,
  ExportedUser: exportedUser,
  GameBreakdown: gameBreakdown,
  GameState: gameState,
  GameSummary: gameSummary,
  GameValues: gameValues,
  Group: group,
  HoleBreakdown: holeBreakdown,
  JoinRequest: joinRequest,
  ManualTrial: manualTrial,
  Member: member,
  Plan: plan,
  Plans: plans,
  PersonalBilling: personalBilling,
  PersonalData: personalData,
  PlayerPayout: playerPayout,
  PointsGame: holeGameScores,
  PointsPayouts: pointsPayouts,
  Pot: pot,
  Preferences: preferences,
  SavedResult: savedResult,
  StrokesGame: strokesGame,
  SubscriptionStatus: subscriptionStatus,
  SyncAnswer: syncAnswer,
  Tab: tab,
  TabLine: tabLine,
  Transaction: transaction,
  User: user,
  UserExport: userExport,
} satisfies Record<string, z.ZodType>;

/** Refusals may have more fields than their schema, so they are converted as input, where unknown fields are ignored. */
const REFUSED = { Error: errorBody, CellChanged: cellChangedBody, EntriesOnHoles: entriesOnHolesBody } satisfies Record<string, z.ZodType>;

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** zod's pattern of an instant is very long, and redundant beside the format. */
const override: Override = ({ jsonSchema }) => {
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
};

const registryOf = (schemas: Record<string, z.ZodType>) => {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id });
  return registry;
};

const answered = registryOf(ANSWERED);
const refused = registryOf(REFUSED);

const reference = (id: string): string => `#/components/schemas/${id}`;

/** `components.schemas`: everything with a name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const options = { uri: reference, override, unrepresentable: 'any' } as const;
  const all = {
    ...z.toJSONSchema(refused, { ...options, io: 'input' }).schemas,
    ...z.toJSONSchema(answered, { ...options, io: 'output' }).schemas,
  };
  return Object.fromEntries(Object.entries(all).map(([id, schema]) => [id, bare(schema)]));
}

/** What a client may send: fields with a default are optional, unknown fields are ignored. */
export const inputSchema = (schema: z.ZodType): JsonSchema => bare(z.toJSONSchema(schema, { io: 'input', override, unrepresentable: 'any' }));

/** The schema of a response: these fields and no others. */
export const answerSchema = (schema: z.ZodType): JsonSchema => referring(schema, answered, 'output');

export const refusalSchema = (schema: z.ZodType = errorBody): JsonSchema => referring(schema, refused, 'input');

function referring(schema: z.ZodType, registry: z.core.$ZodRegistry<{ id: string }>, io: 'input' | 'output'): JsonSchema {
  const id = registry.get(schema)?.id;
  if (id !== undefined) return { $ref: reference(id) };
  const converted = z.toJSONSchema(schema, { io, override, unrepresentable: 'any', metadata: registry });
  return JSON.parse(JSON.stringify(bare(converted)).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}

/** Removes the keywords that only a separate document needs. */
function bare(schema: object): JsonSchema {
  const { $schema: _dialect, $id: _address, id: _name, $defs: _named, ...rest } = schema as Record<string, unknown>;
  return rest as JsonSchema;
}
