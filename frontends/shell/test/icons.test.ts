import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawIcons } from '../icons/draw.cjs';

test('when the icons are drawn again, then they equal the 6 stored ones', async () => {
  const icons = await drawIcons();
  expect(icons.size).toBe(6);
  for (const [name, png] of icons) expect(png.equals(readFileSync(join(__dirname, '..', 'public', 'icons', name)))).toBe(true);
});
