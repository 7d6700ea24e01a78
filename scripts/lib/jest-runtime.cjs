const { setFlagsFromString } = require('node:v8');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * Jest's own runtime, with modules that V8 compiles once a worker. Jest compiles each module anew for each test file, by
 * `vm.compileFunction`, which never looks into V8's cache of compiled scripts; a script of the same text and name does. A sixth of the time.
 */
const { compileFunction } = vm;
vm.compileFunction = (code, params, options) => {
  // Only jest's own way of compiling knows how to import at run time.
  if (!options?.parsingContext || code.includes('import(')) return compileFunction(code, params, options);
  return new vm.Script(`(function (${params.join(',')}) {${code}\n})`, { filename: options.filename }).runInContext(options.parsingContext);
};
// What one test file has compiled and used is used by the next one.
setFlagsFromString('--no-flush-bytecode');

/** And with what makes screens quick. */
class QuickRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    if (environment.dom) require('./quick-styles.cjs')(environment.global);
  }
}

module.exports = { default: QuickRuntime, __esModule: true };
