import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyModule } from './copy-module';

const MODULE = 'github.com/FerretDB/FerretDB';
const SQLITE = join('internal', 'backends', 'sqlite');

/** How FerretDB narrows what it reads, before and after: `where.go` says why. */
const NARROWED = `	if params.Filter.Len() == 1 {
		v, _ := params.Filter.Get("_id")
		switch v.(type) {
		case string, types.ObjectID:
			whereClause = fmt.Sprintf(\` WHERE %s = ?\`, metadata.IDColumn)
			args = []any{string(must.NotFail(sjson.MarshalSingleValue(v)))}
		}
	}
`;
const BY_ID = `	if params.Filter.Len() > 0 {
		whereClause, args = whereID(params.Filter)
	}
`;

/** How it names the column of ids, before and as its index of ids does: SQLite takes an index for the very same words alone. */
const ID_COLUMN = `IDColumn = DefaultColumn + "->'$._id'"`;
const AS_INDEXED = 'IDColumn = DefaultColumn + "->\\"_id\\""';

/** What is left out, for it takes a third of the time to compile: other databases below it, and the export of traces. */
const NOT_NEEDED = [
  join('internal', 'handler', 'registry', 'mysql.go'),
  join('internal', 'handler', 'registry', 'postgresql.go'),
  join('internal', 'util', 'logging', 'pgx.go'),
  join('internal', 'util', 'observability', 'observability.go'),
];

/** Has the sources in this folder built with a FerretDB that finds documents by their ids, on SQLite alone. @throws Error when its source is another one than we know */
export async function patchFerretdb(source: string): Promise<void> {
  const patched = await copyModule(source, MODULE);
  await replaceIn(join(patched, SQLITE, 'collection.go'), NARROWED, BY_ID);
  await replaceIn(join(patched, SQLITE, 'metadata', 'metadata.go'), ID_COLUMN, AS_INDEXED);
  await rename(join(source, 'patch', 'where.go'), join(patched, SQLITE, 'where.go'));
  await rm(join(source, 'patch'), { recursive: true });
  for (const file of NOT_NEEDED) await rm(join(patched, file));
}

async function replaceIn(file: string, known: string, patched: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (!before.includes(known)) throw new Error(`${MODULE} is not as its patch expects it`);
  await writeFile(
    file,
    before.replace(known, () => patched),
  );
}
