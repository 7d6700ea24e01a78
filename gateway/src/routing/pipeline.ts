import type { ServerResponse } from 'node:http';
import { notFound, type Logger } from '@fairshare/service-kit';
import { answerFault } from '../http/answer';
import type { VisitedRequest } from '../http/visit';

/** One step a request goes through: it answers, calls `next`, or fails, which is answered for it. */
export type Policy = (request: VisitedRequest, response: ServerResponse, next: Next) => void | Promise<void>;

export type Next = (error?: unknown) => void;

/** All policies of a pipeline as one. */
export type Pipeline = (request: VisitedRequest, response: ServerResponse) => void;

/** Runs policies one after the other, as express would, but without its layers: most requests wait for nothing but their service. */
export function compilePipeline(policies: readonly Policy[], logger: Logger): Pipeline {
  return (request, response) => {
    const fail = (error: unknown) => answerFault(error, request, response, logger);
    let step = 0;
    const next: Next = (error) => {
      if (error !== undefined) return fail(error);
      const policy = policies[step];
      step += 1;
      if (!policy) return fail(notFound());
      try {
        policy(request, response, next)?.catch(fail);
      } catch (thrown) {
        fail(thrown);
      }
    };
    next();
  };
}
