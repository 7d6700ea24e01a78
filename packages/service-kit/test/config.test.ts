import { z } from 'zod';
import { BadEnvironment, readEnvironment } from '../src/index';

const schema = z
  .object({ PORT: z.coerce.number('must be a number').default(80), KEY: z.string().optional(), SECRET: z.string().optional() })
  .refine((env) => !env.KEY || env.SECRET, { path: ['KEY'], message: 'needs SECRET beside it' });

describe('the environment', () => {
  it('takes blank for unset', () => {
    expect(readEnvironment(schema, { PORT: ' ', KEY: '' })).toEqual({ PORT: 80 });
  });

  it('says in one line what is wrong, cross-field rules included', () => {
    expect(() => readEnvironment(schema, { PORT: 'x' })).toThrow(new BadEnvironment('Wrong environment: PORT must be a number'));
    expect(() => readEnvironment(schema, { KEY: 'k' })).toThrow('Wrong environment: KEY needs SECRET beside it');
  });
});
