import { openApiDocument } from '@fairshare/contracts/openapi';
import { textFile, type StaticFile } from '../frontends/static-file';
import { DOCS_PATH, DOCUMENT_NAME, STYLE_NAME, docsPage } from './page';
import { DOCS_STYLE } from './style';

/** The documentation of the API by path, made once a start: a page, its style, and the document for machines. */
export function docsFiles(options: { readonly sessionCookie: string }): ReadonlyMap<string, StaticFile> {
  const document = openApiDocument(options);
  return new Map([
    [DOCS_PATH, textFile(docsPage(document), '.html')],
    [`${DOCS_PATH}/${STYLE_NAME}`, textFile(DOCS_STYLE, '.css')],
    [`${DOCS_PATH}/${DOCUMENT_NAME}`, textFile(JSON.stringify(document), '.json')],
  ]);
}
