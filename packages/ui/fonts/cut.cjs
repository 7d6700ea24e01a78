const fs = require('node:fs');
const path = require('node:path');
const subsetFont = require('subset-font');

/** Printable ASCII, and the signs that texts here are set with. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))} ‘’“”–—−·…•×→©`;

/** The copyright, the licence and its address, which stay in the file as the licence asks. Ids of its name table. */
const LICENCE = [0, 13, 14];

/** What is cut, from which package's file. Names that people type, with accents, are set in faces that are whole. */
const CUTS = [
  // Headlines and large figures, in one weight.
  { name: 'besley-display.woff2', from: '@fontsource/besley/files/besley-latin-700-normal.woff2' },
  // The text of the landing page, whose visitors fetch nothing else of Inter.
  { name: 'inter-page.woff2', from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', variationAxes: { wght: { min: 400, max: 700 } } },
];

/** The faces with the letters that are needed: name → WOFF2. */
async function cutFonts() {
  const cut = async ({ name, from, variationAxes }) => [
    name,
    await subsetFont(fs.readFileSync(require.resolve(from)), LETTERS, { targetFormat: 'woff2', variationAxes, preserveNameIds: LICENCE, noLayoutClosure: true }),
  ];
  return new Map(await Promise.all(CUTS.map(cut)));
}

module.exports = { cutFonts };

// `npm run fonts -w @fairshare/ui`: they are kept cut, so that a build does not need what cuts them.
if (require.main === module) {
  cutFonts().then((fonts) => fonts.forEach((font, name) => fs.writeFileSync(path.join(__dirname, name), font)));
}
