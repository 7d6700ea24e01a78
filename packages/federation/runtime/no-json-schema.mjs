/**
 * Stands in for zod's own way from a schema to a JSON schema, which zod's every schema refers to and no page asks for: 5 kB, compressed, of each first load
 * that checks a form. The server, which writes the API's document with it, has the real one.
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
