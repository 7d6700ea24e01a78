const fs = require('node:fs');
const path = require('node:path');

/** Copies the files of a frontend's `public/` folder (icons, web manifest) to `dist/`, without changing their names. */
class PublicFilesPlugin {
  /** @param {string} folder absolute path; may be missing */
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    if (!fs.existsSync(this.folder)) return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      compilation.hooks.processAssets.tap({ name: 'PublicFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        for (const name of fs.readdirSync(this.folder, { recursive: true })) {
          const file = path.join(this.folder, name);
          if (fs.statSync(file).isFile()) compilation.emitAsset(name.split(path.sep).join('/'), new sources.RawSource(fs.readFileSync(file)));
        }
      });
    });
  }
}

module.exports = { PublicFilesPlugin };
