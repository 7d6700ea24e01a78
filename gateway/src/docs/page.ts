/** The path of the page and of the files it loads. */
export const DOCS_PATH = '/api/docs';
export const DOCUMENT_NAME = 'openapi.json';
export const START_NAME = 'start.js';
/** The files of swagger-ui-dist that the page loads. */
export const SWAGGER_UI_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'] as const;
const [STYLE_NAME, SCRIPT_NAME] = SWAGGER_UI_FILES;

/** Swagger UI, from files of this gateway only: nothing inline, so that it needs no Content-Security-Policy of its own. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fairshare API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${DOCS_PATH}/${STYLE_NAME}">
</head>
<body>
<main id="docs"></main>
<noscript>This page needs JavaScript. The document itself: <a href="${DOCS_PATH}/${DOCUMENT_NAME}">${DOCUMENT_NAME}</a></noscript>
<script src="${DOCS_PATH}/${SCRIPT_NAME}"></script>
<script src="${DOCS_PATH}/${START_NAME}"></script>
</body>
</html>
`;

/** Only for reading, since a call from here would be a real one. So there is nothing to authorize, and no external validator is used. */
export const DOCS_START = `SwaggerUIBundle({
  url: '${DOCS_PATH}/${DOCUMENT_NAME}',
  dom_id: '#docs',
  deepLinking: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  plugins: [() => ({ wrapComponents: { authorizeBtn: () => () => null } })],
});
`;
