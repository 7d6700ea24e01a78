import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ENVIRONMENTS, readEnvironmentOf, variablesOf, type ProcessName } from '../src/index';
import { environmentMarkdown } from '../scripts/environment-markdown';

const SECRET = 'a secret of at least 32 characters';
const SERVICE = {
  INTERNAL_SECRET: SECRET,
  MONGODB_URL: 'mongodb://db:27017',
  KAFKA_BROKERS: 'kafka-1:9092, kafka-2:9092',
  AUTH_URL: 'http://auth:3000',
  GROUPS_URL: 'http://groups:3000',
  GAMES_URL: 'http://games-1:3000, http://games-2:3000',
  SETTLEMENT_URL: 'http://settlement:3000',
  BILLING_URL: 'http://billing:3000',
  REALTIME_URL: 'http://realtime:3000',
  REDIS_URL: 'redis://redis:6379',
  PUBLIC_URL: 'https://golf.example',
  MAILBOX_DIR: '/mail',
};
const without = (...names: string[]) => Object.fromEntries(Object.entries(SERVICE).filter(([name]) => !names.includes(name)));

describe('the environment of each process', () => {
  it.each(Object.keys(ENVIRONMENTS) as ProcessName[])('when %s starts, then each variable says what it is for', (name) => {
    expect(readEnvironmentOf(name, SERVICE)).toMatchObject({ HOST: '0.0.0.0', LOG_LEVEL: 'info', INTERNAL_SECRET: SECRET });
    expect(variablesOf(name).filter(({ meaning }) => meaning === '')).toEqual([]);
  });

  it('when there are several instances, then a variable takes several addresses', () => {
    const { GAMES_URL, KAFKA_BROKERS } = readEnvironmentOf('settlement', SERVICE);
    expect(GAMES_URL).toEqual(['http://games-1:3000', 'http://games-2:3000']);
    expect(KAFKA_BROKERS).toEqual(['kafka-1:9092', 'kafka-2:9092']);
  });

  it.each(Object.keys(ENVIRONMENTS) as ProcessName[])('when %s needs secrets and addresses, then none has a default', (name) => {
    expect(variablesOf(name).filter((variable) => /SECRET|KEY|_URL$/.test(variable.name) && variable.byDefault !== null)).toEqual([]);
    expect(variablesOf(name).find((variable) => variable.name === 'INTERNAL_SECRET')?.isRequired).toBe(true);
    expect(() => readEnvironmentOf(name, without('INTERNAL_SECRET'))).toThrow('Wrong environment: INTERNAL_SECRET is missing: at least 32 characters');
  });

  it('when COURSE_LIBRARY names no file, then the start is refused', () => {
    for (const setting of ['/nowhere/courses.ndjson', tmpdir(), 'on'])
      expect(() => readEnvironmentOf('groups', { ...SERVICE, COURSE_LIBRARY: setting })).toThrow('Wrong environment: COURSE_LIBRARY must be off, or a file that is there');
    expect(readEnvironmentOf('groups', { ...SERVICE, COURSE_LIBRARY: 'off' }).COURSE_LIBRARY).toBe('off');
    expect(readEnvironmentOf('groups', { ...SERVICE, COURSE_LIBRARY: '' }).COURSE_LIBRARY).toBeUndefined();
  });

  it('when several variables are wrong, then one line says everything that is wrong', () => {
    expect(() => readEnvironmentOf('games', { ...without('GROUPS_URL'), KAFKA_BROKERS: 'kafka', INTERNAL_SECRET: 'short' })).toThrow(
      'Wrong environment: INTERNAL_SECRET must have at least 32 characters; KAFKA_BROKERS.0 must be host:port, separated by commas; GROUPS_URL is missing: the address of each instance, separated by commas',
    );
  });

  it('when variables break a rule between them, then they are refused', () => {
    expect(() => readEnvironmentOf('auth', without('MAILBOX_DIR'))).toThrow('SMTP_URL is missing: mail goes there, or into files of MAILBOX_DIR');
    expect(() => readEnvironmentOf('auth', { ...SERVICE, SMTP_URL: 'smtp://mail' })).toThrow('MAILBOX_DIR goes without SMTP_URL');
    expect(() => readEnvironmentOf('billing', { ...SERVICE, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together');
    const shell = { ...SERVICE, FRONTEND_SHELL_URL: 'http://shell:8080' };
    const all = { ...shell, FRONTEND_GAME_URL: 'http://game:8080', FRONTEND_ACCOUNT_URL: 'http://account:8080', FRONTEND_ADMIN_URL: 'http://admin:8080' };
    expect(readEnvironmentOf('gateway', all)).toMatchObject({ FRONTEND_ADMIN_URL: 'http://admin:8080' });
    expect(() => readEnvironmentOf('gateway', shell)).toThrow('FRONTEND_SHELL_URL and the addresses of the other frontends go together');
    expect(() => readEnvironmentOf('gateway', { ...all, FRONTENDS_DIR: '/frontends' })).toThrow('FRONTENDS_DIR goes without FRONTEND_SHELL_URL');
    expect(readEnvironmentOf('games', { ...SERVICE, INTERNAL_SECRET: `${SECRET}, another ${SECRET}` }).INTERNAL_SECRET).toContain('another');
    expect(() => readEnvironmentOf('games', { ...SERVICE, INTERNAL_SECRET: `${SECRET},short` })).toThrow('INTERNAL_SECRET must have at least 32 characters');
    expect(() => readEnvironmentOf('gateway', { ...SERVICE, PORT: '9090' })).toThrow('PROCESS_PORT must differ from PORT');
  });
});

describe('the connections to the engines', () => {
  const certificate = join(mkdtempSync(join(tmpdir(), 'fairshare-environment-')), 'ca.pem');
  const pem = '-----BEGIN CERTIFICATE-----\n';
  beforeAll(() => writeFileSync(certificate, pem));
  afterAll(() => rmSync(dirname(certificate), { recursive: true }));
  const sasl = { KAFKA_SASL_MECHANISM: 'plain', KAFKA_SASL_USERNAME: 'games', KAFKA_SASL_PASSWORD: 'secret' };

  it('when TLS and a user name are set, then both are read', () => {
    const kafka = { ...sasl, KAFKA_SSL: 'true', KAFKA_SSL_CA_FILE: certificate };
    const others = { MONGODB_URL: 'mongodb://db:27017/?tls=true', MONGODB_CA_FILE: certificate, REDIS_URL: 'rediss://redis:6379', REDIS_CA_FILE: certificate };
    expect(readEnvironmentOf('realtime', { ...SERVICE, ...kafka, ...others })).toMatchObject({
      KAFKA_SSL: true,
      KAFKA_SSL_CA_FILE: pem,
      KAFKA_SASL_MECHANISM: 'plain',
      MONGODB_CA_FILE: pem,
      REDIS_CA_FILE: pem,
    });
    expect(readEnvironmentOf('realtime', SERVICE)).toMatchObject({ KAFKA_SSL: false });
  });

  it.each([
    ['KAFKA_SSL must be true or false', { KAFKA_SSL: 'yes' }],
    ['KAFKA_SSL_CA_FILE needs KAFKA_SSL=true', { KAFKA_SSL_CA_FILE: certificate }],
    ['KAFKA_SSL_CERT_FILE and KAFKA_SSL_KEY_FILE go together', { KAFKA_SSL: 'true', KAFKA_SSL_CERT_FILE: certificate }],
    ['KAFKA_SASL_MECHANISM and KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD go together', { KAFKA_SASL_USERNAME: 'games' }],
    ['KAFKA_SASL_MECHANISM plain needs KAFKA_SSL=true', sasl],
    ['KAFKA_SASL_MECHANISM must be one of plain, scram-sha-256, scram-sha-512', { ...sasl, KAFKA_SSL: 'true', KAFKA_SASL_MECHANISM: 'gssapi' }],
    ['MONGODB_CA_FILE needs tls=true among the options of MONGODB_URL', { MONGODB_CA_FILE: certificate }],
    ['REDIS_CA_FILE needs an address of Redis that begins with rediss', { REDIS_CA_FILE: certificate }],
    ['KAFKA_SSL_CA_FILE cannot be read: ENOENT', { KAFKA_SSL: 'true', KAFKA_SSL_CA_FILE: '/nowhere/ca.pem' }],
    ['KAFKA_SSL_CA_FILE must be a file in PEM format', { KAFKA_SSL: 'true', KAFKA_SSL_CA_FILE: join(__dirname, '../package.json') }],
  ])('when the settings do not fit, then the start says: %s', (message, more) => {
    expect(() => readEnvironmentOf('realtime', { ...SERVICE, ...more })).toThrow(message);
  });

  it('when the gateway has REDIS_CA_FILE without a rediss address, then it is refused, too', () => {
    expect(() => readEnvironmentOf('gateway', { ...SERVICE, REDIS_CA_FILE: certificate })).toThrow('REDIS_CA_FILE needs an address');
  });
});

it('when the environment is documented anew, then docs/environment.md is current', () => {
  expect(readFileSync(join(__dirname, '../../../docs/environment.md'), 'utf8')).toBe(environmentMarkdown());
});
