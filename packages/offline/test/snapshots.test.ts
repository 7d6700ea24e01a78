import { Snapshots } from '../src';
import { newDatabase, NOW } from './support';

function aPhone() {
  let now = NOW;
  return new Snapshots(newDatabase(), () => (now += 1));
}

it('when several rounds were shown, then the latest is the one to open with', async () => {
  const snapshots = aPhone();
  await snapshots.belongTo('u1');
  expect(await snapshots.latestGame()).toBeNull();
  await snapshots.saveGame('s1', { round: 1 });
  await snapshots.saveGame('s2', { round: 2 });
  await snapshots.saveGame('s1', { round: 3 });
  expect(await snapshots.latestGame()).toMatchObject({ gameId: 's1', gameState: { round: 3 } });
});

it('when another golfer signs in, then nothing of the former opens', async () => {
  const snapshots = aPhone();
  await snapshots.belongTo('u1');
  await snapshots.saveGame('s1', { round: 1 });
  await snapshots.belongTo('u2');
  expect(await snapshots.latestGame()).toBeNull();
});
