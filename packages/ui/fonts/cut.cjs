const fs = require('node:fs');
const path = require('node:path');
const subsetFont = require('subset-font');

/** The characters that stay in the subset fonts: printable ASCII, and the punctuation and symbols of the product's texts. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))} ‘’“”–—−·…•×→©`;

/** Ids of the font's name table that must stay in the file, as the licence requires: the copyright, the licence and its URL. */
const LICENCE = [0, 13, 14];

/** The fonts to subset, each with its source file in a package. Names typed by users, which may have accents, are rendered in complete fonts. */
const CUTS = [
  // For headlines and large figures, in one weight.
  { name: 'besley-display.woff2', from: '@fontsource/besley/files/besley-latin-700-normal.woff2' },
  // For the text of the landing page, whose visitors fetch no other file of Inter.
  { name: 'inter-page.woff2', from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', variationAxes: { wght: { min: 400, max: 700 } } },
];

/** The subset fonts: file name → WOFF2 content. */
async function cutFonts() {
  const cut = async ({ name, from, variationAxes }) => [
    name,
    await subsetFont(fs.readFileSync(require.resolve(from)), LETTERS, { targetFormat: 'woff2', variationAxes, preserveNameIds: LICENCE, noLayoutClosure: true }),
  ];
  return new Map(await Promise.all(CUTS.map(cut)));
}

module.exports = { cutFonts };

// `npm run fonts -w @fairshare/ui`. The subset fonts are committed, so that a build does not need the subsetting library.
if (require.main === module) {
  cutFonts().then((fonts) => fonts.forEach((font, name) => fs.writeFileSync(path.join(__dirname, name), font)));
}
