import { parse } from 'yaml';
import { fileOf } from './files';

export interface ComposeService {
  readonly image: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string; readonly args: Readonly<Record<string, string>> };
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
  readonly restart: string;
  readonly container_name?: string;
  readonly mem_limit: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, object>>;
}

export const composeText = (): string => fileOf('infra/docker-compose.yml');
export const composeFile = (): ComposeFile => parse(composeText(), { merge: true }) as ComposeFile;

/** The variables of an env file. */
export const envFile = (text: string): Record<string, string> => Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** Interpolates `${NAME}`, `${NAME:-default}` and `${NAME:?message}` like Compose. @throws Error with the message for a required variable that is not set */
export function interpolate(text: string, environment: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, operator: string | undefined, operand = '') => {
    const value = environment[name];
    if (value) return value;
    if (operator === '?') throw new Error(`${name}: ${operand}`);
    return operator === '-' ? String(operand) : '';
  });
}
