/** Loaded into a platform before itself: its clock is CLOCK_AHEAD_DAYS ahead of the machine's. Timers run as ever. */
const { ServerResponse } = require('node:http');

const AHEAD = Number(process.env.CLOCK_AHEAD_DAYS) * 86_400_000;
const MachineDate = Date;
const now = () => MachineDate.now() + AHEAD;

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: () => new MachineDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

// Node fills in the Date header from a clock of its own; browsers set theirs by it.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...args) {
  if (!this.hasHeader('date')) this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, args);
};
