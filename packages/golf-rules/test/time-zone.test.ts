import { dateInWords, dateIn, seasonOf } from '../src/index';

describe('the day of an instant', () => {
  it.each([
    ['America/Los_Angeles', '2027-01-01T00:30:00.000Z', '2026-12-31', 'Dec 31, 2026'],
    ['America/Los_Angeles', '2027-01-01T08:00:00.000Z', '2027-01-01', 'Jan 1, 2027'],
    ['Pacific/Honolulu', '2027-01-01T09:59:59.999Z', '2026-12-31', 'Dec 31, 2026'],
    ['Pacific/Honolulu', '2027-01-01T10:00:00.000Z', '2027-01-01', 'Jan 1, 2027'],
    ['Pacific/Kiritimati', '2026-12-31T09:59:59.999Z', '2026-12-31', 'Dec 31, 2026'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00.000Z', '2027-01-01', 'Jan 1, 2027'],
    // Apia had no December 30, 2011: it moved over the date line.
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29', 'Dec 29, 2011'],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31', 'Dec 31, 2011'],
    ['Asia/Kathmandu', '2026-06-30T18:15:00.000Z', '2026-07-01', 'Jul 1, 2026'],
    ['UTC', '2026-06-30T23:59:59.999Z', '2026-06-30', 'Jun 30, 2026'],
    [undefined, '2027-01-01T00:30:00.000Z', '2027-01-01', 'Jan 1, 2027'],
    // A time zone that the phone's browser does not have yet.
    ['Mars/Olympus_Mons', '2027-01-01T00:30:00.000Z', '2027-01-01', 'Jan 1, 2027'],
  ])('when it is %s and the instant %s, then it is %s', (timeZone, at, day, words) => {
    expect(dateIn(at, timeZone)).toBe(day);
    expect(dateInWords(at, timeZone)).toBe(words);
  });

  it.each([
    // Los Angeles: 02:00 to 03:00 is skipped on March 8, 01:00 to 02:00 is repeated on November 1.
    ['America/Los_Angeles', '03-08', '2026-03-08T07:59:59.999Z', '2025'],
    ['America/Los_Angeles', '03-08', '2026-03-08T08:00:00.000Z', '2026'],
    ['America/Los_Angeles', '03-08', '2026-03-08T10:00:00.000Z', '2026'],
    ['America/Los_Angeles', '03-09', '2026-03-09T06:59:59.999Z', '2025'],
    ['America/Los_Angeles', '03-09', '2026-03-09T07:00:00.000Z', '2026'],
    ['America/Los_Angeles', '11-01', '2026-11-01T06:59:59.999Z', '2025'],
    ['America/Los_Angeles', '11-01', '2026-11-01T08:30:00.000Z', '2026'],
    ['America/Los_Angeles', '11-01', '2026-11-01T09:30:00.000Z', '2026'],
    ['America/Los_Angeles', '11-02', '2026-11-02T07:59:59.999Z', '2025'],
    ['America/Los_Angeles', '11-02', '2026-11-02T08:00:00.000Z', '2026'],
    // London: 01:00 to 02:00 is skipped on March 29, and repeated on October 25.
    ['Europe/London', '03-29', '2026-03-28T23:59:59.999Z', '2025'],
    ['Europe/London', '03-29', '2026-03-29T01:00:00.000Z', '2026'],
    ['Europe/London', '03-30', '2026-03-29T22:59:59.999Z', '2025'],
    ['Europe/London', '03-30', '2026-03-29T23:00:00.000Z', '2026'],
    ['Europe/London', '10-25', '2026-10-24T23:00:00.000Z', '2026'],
    ['Europe/London', '10-25', '2026-10-25T00:30:00.000Z', '2026'],
    ['Europe/London', '10-25', '2026-10-25T01:30:00.000Z', '2026'],
    ['Europe/London', '10-26', '2026-10-25T23:59:59.999Z', '2025'],
    ['Europe/London', '10-26', '2026-10-26T00:00:00.000Z', '2026'],
  ])('when clocks change in %s and seasons begin %s, then %s is in %s', (timeZone, start, at, id) => {
    expect(seasonOf(at, start, timeZone).id).toBe(id);
  });

  it('when a year ends, then each zone has its own season', () => {
    const at = '2027-01-01T00:30:00.000Z';
    const seasons = ['America/Los_Angeles', 'Pacific/Honolulu', 'Europe/London', 'Pacific/Kiritimati', undefined].map((zone) => seasonOf(at, undefined, zone).name);
    expect(seasons).toEqual(['2026', '2026', '2027', '2027', '2027']);
  });

  it('when many zones are asked for, then each keeps its day', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const days = () => zones.map((zone) => dateIn('2026-12-31T12:00:00.000Z', zone));
    expect(new Set(days())).toEqual(new Set(['2026-12-31', '2027-01-01']));
    expect(days()).toEqual(days());
  });
});
