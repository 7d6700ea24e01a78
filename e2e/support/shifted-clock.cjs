/** Preloaded into a platform: shifts its clock CLOCK_AHEAD_DAYS ahead of the machine's. Timers run as usual. */
const { ServerResponse } = require('node:http');

const AHEAD = Number(process.env.CLOCK_AHEAD_DAYS) * 86_400_000;
const MachineDate = Date;
const now = () => MachineDate.now() + AHEAD;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: () => new MachineDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

// Node sets the Date header from its own clock, by which browsers correct theirs.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...args) {
  if (!this.hasHeader('date')) this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, args);
};
