import type { Schema } from 'mongoose';
import type { AggregateType } from '../port';
import type { Mongoose } from './connection';

/** The fields and indexes of a collection of aggregates. */
export function documentSchema<Row, State extends object>({ Schema }: Mongoose, { indexes = {}, unique = {} }: AggregateType<State>): Schema<Row> {
  const { Mixed } = Schema.Types;
  const schema = new Schema<Row>(
    {
      _id: String,
      version: Number,
      revision: Number,
      writtenAt: String,
      requestsMoved: Number,
      state: Mixed,
      shape: Mixed,
      requests: Mixed,
      keys: Mixed,
      unique: Mixed,
      outbox: Mixed,
      stateSchema: Number,
      readableFrom: Number,
      additions: String,
      body: String,
      indexing: { type: String, index: true },
    },
    { versionKey: false, minimize: false, strict: 'throw' },
  );
  for (const name of Object.keys(indexes)) schema.index({ [`keys.${name}`]: 1 });
  for (const name of Object.keys(unique)) schema.index({ [`unique.${name}`]: 1 }, { unique: true });
  return schema.index({ 'outbox.at': 1 });
}
