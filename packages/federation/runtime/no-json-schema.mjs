/**
 * Stands in for zod's own way from a schema to a JSON schema, which zod's every schema refers to and no page asks for: 3 kB, compressed, of each first load
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
export const toJSONSchema = missing;
