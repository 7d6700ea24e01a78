import * as runtimeCore from '@module-federation/runtime-core';

/**
 * Runtime plugin of the shell: provides the core of the federation runtime as a global to the remotes, which are built without it. The
 * stock plugin (`experiments.provideExternalRuntime`) does the same, but adds a second, CommonJS copy of the core, 25 kB gzipped.
 */
export default function provideRuntimeCore() {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  return { name: 'provide-runtime-core' };
}
