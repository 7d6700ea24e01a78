const fs = require('node:fs');
const path = require('node:path');

const LIST = '.releases.json';
const KEPT = 2;

/**
 * Keeps the files of this build and of the previous release in `dist`, and removes all others. A page that was opened before a deployment still
 * requests the hashed files of its own release. `dist/.releases.json` lists the files of each release, newest first.
 */
class KeepTwoReleasesPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tap('KeepTwoReleasesPlugin', (compilation) => {
      if (compilation.errors.length > 0) return;
      const dist = compiler.outputPath;
      const release = Object.keys(compilation.assets).sort();
      const releases = [release, ...readReleases(dist).filter((known) => !sameFiles(known, release))].slice(0, KEPT);
      const kept = new Set([LIST, ...releases.flat()]);
      for (const file of filesBelow(dist)) {
        if (!kept.has(file)) fs.rmSync(path.join(dist, file));
      }
      fs.writeFileSync(path.join(dist, LIST), JSON.stringify(releases));
    });
  }
}

function readReleases(dist) {
  const file = path.join(dist, LIST);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : [];
}

function sameFiles(one, other) {
  return one.length === other.length && one.every((file, index) => file === other[index]);
}

function filesBelow(dist) {
  return fs
    .readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path
        .relative(dist, path.join(entry.parentPath ?? entry.path, entry.name))
        .split(path.sep)
        .join('/'),
    );
}

module.exports = { KeepTwoReleasesPlugin };
