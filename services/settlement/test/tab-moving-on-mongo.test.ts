import { randomBytes } from 'node:crypto';
import { openMongo } from '@fairshare/store';
import { describeOnEngines, ENGINE_START, sharedMongo } from '@fairshare/testing';
import { movingContract } from './moving-contract';

jest.setTimeout(240_000);

describeOnEngines(['mongo'], 'older lines on the way to pages, on MongoDB', () => {
  let url = '';
  beforeAll(async () => {
    url = await sharedMongo();
  }, ENGINE_START);

  movingContract(async () => {
    const database = `test-${randomBytes(6).toString('hex')}`;
    const open = () => openMongo({ url, database });
    return [open(), open()];
    // The MongoDB server of the tests scans all documents for a key.
  }, 1_000);
});
