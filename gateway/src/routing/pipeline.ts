import type { ServerResponse } from 'node:http';
import { notFound, type Logger } from '@fairshare/service-kit';
import type { GatewayRequest } from '../http/request-context';
import { sendError } from '../http/respond';

/** One step of a request: it responds, calls `next`, or fails, which results in an error response. */
export type Policy = (request: GatewayRequest, response: ServerResponse, next: Next) => void | Promise<void>;

export type Next = () => void;

/** All policies of an endpoint as one. */
export type Pipeline = (request: GatewayRequest, response: ServerResponse) => void;

/** Runs policies one after the other. */
export function compilePipeline(policies: readonly Policy[], logger: Logger): Pipeline {
  return (request, response) => {
    const fail = (error: unknown) => sendError(error, request, response, logger);
    let step = 0;
    const next: Next = () => {
      const policy = policies[step];
      step += 1;
      if (!policy) return fail(notFound());
      try {
        policy(request, response, next)?.catch(fail);
      } catch (error) {
        fail(error);
      }
    };
    next();
  };
}
