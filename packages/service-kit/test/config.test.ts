import { z } from 'zod';
import { BadEnvironment, readEnvironment } from '../src/index';

const schema = z
  .object({ PORT: z.coerce.number('must be a number').default(80), KEY: z.string().optional(), SECRET: z.string().optional() })
  .refine((env) => !env.KEY || env.SECRET, { path: ['KEY'], message: 'needs SECRET beside it' });

describe('the environment', () => {
  it('when a variable is blank, then it counts as unset', () => {
    expect(readEnvironment(schema, { PORT: ' ', KEY: '' })).toEqual({ PORT: 80 });
  });

  it('when a variable is wrong, then one line says what', () => {
    expect(() => readEnvironment(schema, { PORT: 'x' })).toThrow(new BadEnvironment('Wrong environment: PORT must be a number'));
    expect(() => readEnvironment(schema, { KEY: 'k' })).toThrow('Wrong environment: KEY needs SECRET beside it');
  });
});
