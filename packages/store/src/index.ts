export * from './errors';
export * from './port';
export { openSqlite, type SqliteOptions, type SqliteStorage } from './sqlite/open-sqlite';
