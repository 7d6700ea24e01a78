import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFonts } from '../fonts/cut.cjs';

test('when the fonts are cut again, then they equal the 2 stored ones', async () => {
  const fonts = await cutFonts();
  expect(fonts.size).toBe(2);
  for (const [name, font] of fonts) expect(font.equals(readFileSync(join(__dirname, '..', 'fonts', name)))).toBe(true);
});
