import { dirname, join } from 'node:path';
import { openApiDocument } from '@fairshare/contracts/openapi';
import { createFileReader, textFile, type StaticFile } from '../frontends/static-file';
import { DOCS_PAGE, DOCS_PATH, DOCS_START, DOCUMENT_NAME, START_NAME, SWAGGER_UI_FILES } from './page';

/** Returns the documentation file at a path, if there is one: the page, the files it loads, or the OpenAPI document. `accepted`: the Accept-Encoding header. */
export type DocsFiles = (path: string, accepted: string | undefined) => Promise<StaticFile | null>;

export function createDocsFiles(options: { readonly sessionCookie: string }): DocsFiles {
  const own = new Map([
    [DOCS_PATH, textFile(DOCS_PAGE, '.html')],
    [`${DOCS_PATH}/${START_NAME}`, textFile(DOCS_START, '.js')],
    [`${DOCS_PATH}/${DOCUMENT_NAME}`, textFile(JSON.stringify(openApiDocument(options)), '.json')],
  ]);
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  const swaggerUi = new Map(SWAGGER_UI_FILES.map((name) => [`${DOCS_PATH}/${name}`, join(folder, name)]));
  const readFile = createFileReader();
  return async (path, accepted) => {
    const file = swaggerUi.get(path);
    return file === undefined ? (own.get(path) ?? null) : readFile(file, accepted);
  };
}
