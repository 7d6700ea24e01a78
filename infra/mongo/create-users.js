// mongosh runs this once, when the database is new: db is its own.
// One user per service, which can access only its own database.
for (const service of ['auth', 'groups', 'games', 'settlement', 'billing', 'realtime']) {
  const pwd = process.env[`MONGO_${service.toUpperCase()}_PASSWORD`];
  if (!pwd) throw new Error(`no password for ${service}`);
  db.getSiblingDB(service).createUser({ user: service, pwd, roles: [{ role: 'readWrite', db: service }] });
}
