import { join } from 'node:path';
import { openCourseLibrary } from '../src/service';

/** Queries of golfers, each with a part of the name, and of the city and state, of the intended course. */
const QUERIES: readonly (readonly [typed: string, name: string, place: string])[] = [
  ['pebble', 'Pebble Beach Golf Links', 'Pebble Beach CA'],
  ['peble beach', 'Pebble Beach Golf Links', 'Pebble Beach CA'],
  ['torrey north', 'North At Torrey Pines', 'La Jolla CA'],
  ['torrey pines south', 'South At Torrey Pines', 'La Jolla CA'],
  ['torey pines', 'At Torrey Pines', 'La Jolla CA'],
  ['tpc scotsdale', 'TPC Scottsdale', 'Scottsdale AZ'],
  ['tpc scottsdale stadium', 'TPC Scottsdale The Stadium', 'Scottsdale AZ'],
  ['bethpage black', 'Black At Bethpage', 'Farmingdale NY'],
  ['bethpge red', 'Red At Bethpage', 'Farmingdale NY'],
  ['whistling straights', 'Whistling Straits', 'Sheboygan WI'],
  ['chambers bay', 'Chambers Bay', 'University Place WA'],
  ['erin hils', 'Erin Hills', 'Erin WI'],
  ['spyglass', 'Spyglass', 'Pebble Beach CA'],
  ['spanish bay', 'Links At Spanish Bay', 'Pebble Beach CA'],
  ['pinehurst 2', 'Pinehurst Resort Country Club No 2', 'Pinehurst NC'],
  ['pinehurst no 4', 'Pinehurst Resort Country Club No 4', 'Pinehurst NC'],
  ['shinecock', 'Shinnecock Hills', 'Southampton NY'],
  ['winged foot', 'Winged Foot', 'Mamaroneck NY'],
  ['baltusrol lower', 'Lower At Baltusrol', 'Springfield NJ'],
  ['medina country club', 'Medinah Country Club', 'Medinah IL'],
  ['olympic club lake', 'The Olympic Club Lake', 'San Francisco CA'],
  ['riviera', 'Riviera', 'Pacific Palisades CA'],
  ['kiawah ocean', 'The Ocean Course At Kiawah', 'Kiawah Island SC'],
  ['harbor town', 'Harbour Town', 'Hilton Head Island SC'],
  ['east lake atlanta', 'East Lake', 'Atlanta GA'],
  ['cog hill 4', 'Course 4 Dubsdread At Cog Hill', 'Lemont IL'],
  ['kapalua plantation', 'Kapalua Resort The Plantation', 'Lahaina HI'],
  ['augusta national', 'Augusta National', 'Augusta GA'],
  ['merion east', 'East At Merion', 'Ardmore PA'],
  ['oakmont pa', 'Oakmont Country Club', 'Oakmont PA'],
  ['half moon bay old', 'Half Moon Bay Golf Links Old', 'Half Moon Bay CA'],
  ['presidio san francisco', 'Presidio Golf Course', 'San Francisco CA'],
  ['pasatiempo', 'Pasatiempo', 'Santa Cruz CA'],
  ['we-ko-pa saguaro', 'Saguaro Course At We Ko Pa', 'Scottsdale AZ'],
  ['troon north', 'At Troon North', 'Scottsdale AZ'],
  ['greyhawk raptor', 'Raptor At Grayhawk', 'Scottsdale AZ'],
  ['tobacco road', 'Tobacco Road', 'Sanford NC'],
  ['sweetens cove', 'Sweetens Cove', 'South Pittsburg TN'],
  ['innisbrook copperhead', 'Innisbrook Resort Golf Club Copperhead', 'Palm Harbor FL'],
  ['pga west stadium', 'Pga West', 'La Quinta CA'],
  ['bay hill', 'Bay Hill Club Lodge', 'Orlando FL'],
  ['muirfield village', 'Muirfield Village', 'Dublin OH'],
  ['dyker', 'Dyker Beach', 'Brooklyn NY'],
  ['van cortland', 'Van Cortlandt Park', 'Bronx NY'],
  ['rancho park', 'Rancho Park', 'Los Angeles CA'],
  ['princeville makai', 'Princeville Makai', 'Princeville HI'],
  ["coeur d'alene resort", 'Coeur Dalene Resort', "Coeur d'Alene ID"],
  ['saint andrews scarsdale', 'St Andrew', 'NY'],
  ['chaska', 'Chaska', 'Chaska MN'],
  ['hazeltine natl', 'Hazeltine National', 'MN'],
];

/** The same query with the two middle letters of the longest word swapped. */
function withTypo(typed: string): string {
  const longest = typed.split(' ').reduce((one, other) => (other.length > one.length ? other : one));
  const middle = Math.floor(longest.length / 2);
  const [before, first = '', second = '', after] = [longest.slice(0, middle), longest[middle], longest[middle + 1], longest.slice(middle + 2)];
  return typed.replace(longest, before + second + first + after);
}

describe('the search as golfers type', () => {
  const library = openCourseLibrary(undefined, [join(__dirname, '..', 'data')], () => undefined);

  /** The number of queries with the intended course first. The others are printed with its rank. */
  async function firsts(change: (typed: string) => string): Promise<number> {
    const missed: string[] = [];
    for (const [written, name, place] of QUERIES) {
      const typed = change(written);
      const found = await library.find({ q: typed, limit: 20 });
      const rank = found.findIndex((course) => course.name.includes(name) && `${course.city} ${course.state}`.endsWith(place)) + 1;
      if (rank !== 1) missed.push(`${typed}: ${rank === 0 ? 'not among 20' : `number ${rank}`}, after ${found[0]?.name ?? 'nothing'}`);
    }
    const count = QUERIES.length - missed.length;
    process.stdout.write(`${count} of ${QUERIES.length} queries have the meant course first\n${missed.map((line) => `  ${line}\n`).join('')}`);
    return count;
  }

  it('when 50 golfers type, then at least 45 find their course first', async () => {
    expect(QUERIES).toHaveLength(50);
    expect(await firsts((typed) => typed)).toBeGreaterThanOrEqual(45);
  });

  it('when two letters are swapped besides, then at least 40 find their course first', async () => {
    expect(await firsts(withTypo)).toBeGreaterThanOrEqual(40);
  });
});
