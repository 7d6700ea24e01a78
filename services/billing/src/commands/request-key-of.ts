import { randomUUID } from 'node:crypto';
import type { RequestWrite } from '@fairshare/service-kit';

/** The provider's idempotency key for a request: the same for a retry with the same Idempotency-Key. */
export const requestKeyOf = ({ options: { request } }: RequestWrite): string => (request ? `${request.key}.${request.hash}` : randomUUID());
