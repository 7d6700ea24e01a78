import { tellingApi, type PersonalTelling } from '@fairshare/contracts';
import { handle, ok, type Mounted } from '@fairshare/service-kit';
import type { RealtimeApplication } from '../application';
import { NOT_CHOSEN, type Telling } from '../domain/telling';

/** The calls of the realtime service: how the caller is told of what concerns them. */
export const routes = (app: RealtimeApplication): Mounted[] => {
  const shown = async (telling: Telling) => ok(await app.shownTelling(telling));
  return [
    handle(tellingApi.getTelling, async ({ caller }) => shown((await app.tellingOf(caller.userId)) ?? NOT_CHOSEN)),
    handle(tellingApi.chooseChannel, async ({ caller, body, write }) => shown(await app.chooseChannel(caller, body.channel, write.options))),
    handle(tellingApi.addDevice, async ({ caller, body, write }) => shown(await app.addDevice(caller, body, write.options))),
    handle(tellingApi.removeDevice, async ({ caller, params, write }) => shown(await app.removeDevice(caller, params.deviceId, write.options))),
  ];
};

/** Everything that is held to tell a person something, to that person: nothing that a message could be sent with. */
export const presentPersonal = ({ channel, devices, waiting }: Telling): PersonalTelling => ({
  channel,
  devices: devices.map(({ addedAt }) => ({ addedAt })),
  waiting: waiting.map(({ kind, at }) => ({ kind, at })),
});
