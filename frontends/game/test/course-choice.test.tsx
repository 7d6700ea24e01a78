/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { Group } from '@fairshare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGame, aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/games/games-tab', () => ({ __esModule: true, default: () => <h1>Games screen</h1> }));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const holes = Array.from({ length: 18 }, (_, index) => ({ par: 4, strokeIndex: index + 1 }));
const DUNES = { id: 'dunes', name: 'Dunes', holes };
const LINKS = { id: 'links', name: 'Links', holes };
const PEBBLE = { id: 'pebble', name: 'Pebble Beach Golf Links', city: 'Pebble Beach', state: 'CA', holes: 18, par: 72 };
const COPY = { id: 'copy', name: PEBBLE.name, holes, libraryId: PEBBLE.id };
const FOUND = 'GET /api/courses';
const ADD = 'POST /api/groups/g1/courses';
const MAKE = 'POST /api/game-state';
const DATA = /Course data: OpenGolfAPI \(opengolfapi\.org\), ODbL 1\.0\..*check against your card/;

beforeEach(resetBrowser);

/** Opens Create New Game with the field for a course. Also returns the requested addresses. */
async function open(courses: Group['courses'] = [DUNES, LINKS]) {
  const group = aGroup('g1', 'Saturday', { courses });
  const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [group], games: [] })
    .on('GET /api/groups/g1/games', { body: [{ ...aGame('s1', 'g1', 'Before'), courseId: 'links' }] })
    .on(MAKE, { status: 201, body: aGame('s5', 'g1', 'Game') })
    .on(ADD, { status: 201, body: { ...group, courses: [...courses, COPY] } })
    .on(FOUND, { body: [PEBBLE] });
  const searches: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    if (pathname === '/api/courses') searches.push([...searchParams].map((pair) => pair.join('=')).join('&'));
    return fetch(input, init);
  };
  const { actor } = showApp();
  await press(actor, 'Create New Game');
  const form = within(await dialog('Create New Game'));
  await actor.click(await form.findByRole('button', { name: 'Choose course' }));
  const namesIn = (list: string) =>
    within(form.getByRole('list', { name: list }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  return { api, actor, form, searches, namesIn };
}

/** One change of the field, as a keyboard's suggestion makes it: letter by letter, a slow machine also searches for a part of it. */
async function enterSearch(actor: Opened['actor'], form: Opened['form'], text: string) {
  await actor.click(form.getByRole('searchbox', { name: 'Find a course' }));
  await actor.paste(text);
}
type Opened = Awaited<ReturnType<typeof open>>;

const OWN = 'Your group’s courses';
const LIBRARY = 'From the course library';

test('when a course is chosen, then the one played last is offered first', async () => {
  const { namesIn, searches } = await open();
  await waitFor(() => expect(namesIn(OWN)).toEqual(['LinksPlayed last · 18 holes, par 72', 'Dunes18 holes, par 72']));
  expect(searches).toEqual([]);
});

test('when a name is typed, then own cards stand before the library', async () => {
  const { actor, form, namesIn, searches } = await open([DUNES, { ...LINKS, name: 'Pebble Creek' }]);
  await enterSearch(actor, form, 'pebble');
  await form.findByRole('list', { name: LIBRARY });
  expect(namesIn(OWN)).toEqual([expect.stringMatching(/^Pebble Creek/)]);
  expect(namesIn(LIBRARY)).toEqual(['Pebble Beach Golf LinksPebble Beach, CA · 18 holes, par 72']);
  expect(form.getByText(DATA)).toBeInTheDocument();
  expect(searches.at(-1)).toBe('q=pebble&limit=20');
});

test('when a library course is chosen, then the game is played on it', async () => {
  const { api, actor, form } = await open([]);
  await actor.type(form.getByRole('searchbox', { name: 'Find a course' }), 'pebble{Enter}');
  await actor.click(await form.findByRole('button', { name: /^Pebble Beach Golf Links/ }));
  expect(await form.findByRole('button', { name: 'Change course' })).toBeInTheDocument();
  expect(form.getByText(DATA)).toBeInTheDocument();
  await actor.click(form.getByRole('button', { name: 'Create Game' }));
  await waitFor(() => expect(api.bodies(MAKE)).toMatchObject([{ groupId: 'g1', courseId: 'copy' }]));
  expect(api.bodies(ADD)).toEqual([{ libraryId: 'pebble' }]);
});

test('when the group has a copy already, then it stands there once', async () => {
  const { actor, form, namesIn } = await open([COPY]);
  await enterSearch(actor, form, 'pebble');
  await waitFor(() => expect(namesIn(OWN)).toHaveLength(1));
  expect(form.queryByRole('list', { name: LIBRARY })).not.toBeInTheDocument();
});

test('when no course is chosen after all, then the game has none', async () => {
  const { api, actor, form } = await open();
  await actor.click(form.getByRole('button', { name: /^Dunes/ }));
  await actor.click(form.getByRole('button', { name: 'Change course' }));
  await actor.click(form.getByRole('button', { name: 'No course' }));
  await actor.click(form.getByRole('button', { name: 'Create Game' }));
  await waitFor(() => expect(api.bodies(MAKE)).toHaveLength(1));
  expect(api.bodies(MAKE)[0]).not.toHaveProperty('courseId');
});

describe('near me', () => {
  const getCurrentPosition = jest.fn();
  beforeEach(() => {
    getCurrentPosition.mockReset();
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

  test('when Near me is tapped, then the place goes into that one call', async () => {
    getCurrentPosition.mockImplementation((found: PositionCallback) => found({ coords: { latitude: 36.56789, longitude: -121.94567 } } as GeolocationPosition));
    const { actor, form, searches } = await open();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await actor.click(form.getByRole('button', { name: 'Near me' }));
    await form.findByRole('list', { name: LIBRARY });
    expect(searches).toEqual(['near=36.568,-121.946&limit=20']);
    await enterSearch(actor, form, 'pebble');
    await waitFor(() => expect(searches).toHaveLength(2));
    expect(searches[1]).toBe('q=pebble&limit=20');
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('36.5');
  });

  test('when the phone does not say where it is, then the field says so', async () => {
    getCurrentPosition.mockImplementation((_found: unknown, refused: () => void) => refused());
    const { actor, form, searches } = await open();
    await actor.click(form.getByRole('button', { name: 'Near me' }));
    expect(await form.findByText('This phone does not say where it is. Type the name or the city instead.')).toBeInTheDocument();
    expect(searches).toEqual([]);
  });
});

test('when nothing is found, then it is said once the answer is there', async () => {
  const { api, actor, form } = await open([]);
  let answer: (courses: { body: unknown }) => void = () => undefined;
  api.on(FOUND, () => new Promise((resolve) => (answer = resolve)));
  await enterSearch(actor, form, 'qqqq');
  await waitFor(() => expect(api.asked(FOUND)).toHaveLength(1));
  expect(form.queryByText(/^No course has this name/)).not.toBeInTheDocument();
  answer({ body: [] });
  expect(await form.findByText(/^No course has this name/)).toBeInTheDocument();
});

test('when the library is not reached, then own cards can be chosen', async () => {
  const { api, actor, form, namesIn } = await open();
  api.on(FOUND, { status: 503, body: { message: 'Busy' } });
  await actor.type(form.getByRole('searchbox', { name: 'Find a course' }), 'dunes');
  expect(await form.findByText('The course library could not be reached. It needs signal.')).toBeInTheDocument();
  expect(namesIn(OWN)).toHaveLength(1);
});

describe('a card typed by hand', () => {
  async function openCard(courses: Group['courses'] = []) {
    const group = aGroup('g1', 'Saturday', { courses });
    const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [group] }).on(ADD, { status: 201, body: group });
    const { actor } = showApp();
    await press(actor, 'People');
    await press(actor, 'House Rules and courses');
    await press(actor, courses.length > 0 ? `Edit ${courses[0]?.name}` : 'Add Course Card');
    const card = within(await dialog(courses.length > 0 ? 'Course Card' : 'Add Course Card'));
    const field = (name: string) => card.getByRole('textbox', { name });
    return { api, actor, card, field };
  }

  test('when a stroke index stands twice, then the card says so at once', async () => {
    const { actor, card, field } = await openCard();
    await actor.click(field('Stroke index, hole 1'));
    await actor.paste('1 2 3 4 5 6 7 8 8 10 11 12 13 14 15 16 17 18');
    expect(card.getByText('Twice: 8')).toBeInTheDocument();
    expect(card.getByText('Missing: 9')).toBeInTheDocument();
    expect(field('Stroke index, hole 9')).toBeInvalid();
    await actor.clear(field('Stroke index, hole 9'));
    await actor.type(field('Stroke index, hole 9'), '9');
    expect(card.queryByText(/^(Twice|Missing)/)).not.toBeInTheDocument();
  });

  test('when pars are typed, then the next hole follows by itself', async () => {
    const { actor, card, field } = await openCard();
    await actor.click(field('Par, hole 1'));
    await actor.keyboard('453x4');
    expect(['Par, hole 1', 'Par, hole 2', 'Par, hole 3', 'Par, hole 4'].map((name) => (field(name) as HTMLInputElement).value)).toEqual(['4', '5', '3', '4']);
    expect(field('Par, hole 5')).toHaveFocus();
    await actor.keyboard('9');
    expect(card.getByText('A par is 3 to 6: hole 5')).toBeInTheDocument();
  });

  test('when rows of 18 are pasted and saved, then the card is added', async () => {
    const { api, actor, card, field } = await openCard();
    await actor.type(field('Name'), 'Dunes');
    await actor.click(field('Par, hole 1'));
    await actor.paste('4,4,4,4,4,4,4,4,4\t4 4 4 4 4 4 4 4 4');
    await actor.click(field('Stroke index, hole 1'));
    await actor.paste(holes.map(({ strokeIndex }) => strokeIndex).join('\t'));
    await actor.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.bodies(ADD)).toEqual([{ name: 'Dunes', holes }]));
  });

  test('when a card is not complete, then nothing is sent', async () => {
    const { api, actor, card } = await openCard();
    await actor.click(card.getByRole('button', { name: 'Save' }));
    expect(await card.findByText('A course needs a name')).toBeInTheDocument();
    expect(card.getByText('No par yet: hole 1, 2, 3, 4, 5, 6, 7, 8, 9')).toBeInTheDocument();
    expect(api.bodies(ADD)).toEqual([]);
  });

  test('when a card is the library’s, then it says where it is from', async () => {
    const { card } = await openCard([COPY]);
    expect(card.getByText(DATA)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Par, hole 18' })).toHaveValue('4');
  });
});
