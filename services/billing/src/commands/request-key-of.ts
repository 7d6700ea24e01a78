import { randomUUID } from 'node:crypto';
import type { RequestWrite } from '@fairshare/service-kit';

/** What the provider is to know a request by: repeated with the same Idempotency-Key, it is the same one. */
export const requestKeyOf = ({ options: { request } }: RequestWrite): string => (request ? `${request.key}.${request.hash}` : randomUUID());
