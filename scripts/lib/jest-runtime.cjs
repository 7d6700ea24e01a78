const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest's own runtime, but V8 compiles each module once per worker. Jest compiles each module again for each test file with `vm.compileFunction`, which never
 * uses V8's cache of compiled scripts. A script with the same text and name does use it. Saves a sixth of the time.
 */
const { compileFunction } = vm;
vm.compileFunction = (code, params, options) => {
  // Only jest's own compilation supports dynamic imports.
  if (!options?.parsingContext || code.includes('import(')) return compileFunction(code, params, options);
  return new vm.Script(`(function (${params.join(',')}) {${code}\n})`, { filename: options.filename }).runInContext(options.parsingContext);
};
// Keeps compiled code for the next test file.
setFlagsFromString('--no-flush-bytecode');

/** Also installs the faster computed styles for jsdom. */
class QuickRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    if (environment.dom) require('./quick-styles.cjs')(environment.global);
  }
}

module.exports = { default: QuickRuntime, __esModule: true };
