/**
 * Replaces zod's conversion of schemas to JSON Schema in the frontends. Every zod schema refers to the conversion, but no page uses it. It would
 * add 5 kB, compressed, to each first load of a page that validates a form. The server, which generates the API document, uses the original.
 */
const missing = () => {
  throw new Error('JSON schemas are made on the server');
};

export const createStandardJSONSchemaMethod = () => missing;
export const createToJSONSchemaMethod = () => missing;
export const extractDefs = missing;
export const finalize = missing;
export const handleUnrepresentable = missing;
export const initializeContext = missing;
export const processSchema = missing;

export {
  missing as aggregateChecks,
  missing as allProcessors,
  missing as anyProcessor,
  missing as arrayProcessor,
  missing as bigintProcessor,
  missing as booleanProcessor,
  missing as catchProcessor,
  missing as customProcessor,
  missing as dateProcessor,
  missing as defaultProcessor,
  missing as enumProcessor,
  missing as fileProcessor,
  missing as functionProcessor,
  missing as intersectionProcessor,
  missing as lazyProcessor,
  missing as literalProcessor,
  missing as mapProcessor,
  missing as nanProcessor,
  missing as neverProcessor,
  missing as nonoptionalProcessor,
  missing as nullProcessor,
  missing as nullableProcessor,
  missing as numberProcessor,
  missing as objectProcessor,
  missing as optionalProcessor,
  missing as pipeProcessor,
  missing as prefaultProcessor,
  missing as promiseProcessor,
  missing as readonlyProcessor,
  missing as recordProcessor,
  missing as setProcessor,
  missing as stringProcessor,
  missing as successProcessor,
  missing as symbolProcessor,
  missing as templateLiteralProcessor,
  missing as toJSONSchema,
  missing as transformProcessor,
  missing as tupleProcessor,
  missing as undefinedProcessor,
  missing as unionProcessor,
  missing as unknownProcessor,
  missing as voidProcessor,
};
