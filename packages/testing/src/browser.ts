/** For tests of screens: light, because it is loaded beside jsdom. The environment that goes with it is `@jest-environment @fairshare/testing/browser-environment`. */
export { startApiServer, type ApiServer } from './api-server';
export { startActor } from './actor';
