import { api } from '@fairshare/api-client';
import type { FoundCourse } from '@fairshare/contracts';
import { useEffect, useRef, useState } from 'react';
import { LIBRARY_NEEDS_SIGNAL, NO_PLACE } from './texts';

/** Debounce of the library search. Milliseconds. */
const PAUSE = 200;
/** Minimum letters of a search: a single one matches too many names. */
const LETTERS_MIN = 2;
const SHOWN = 20;
/** Timeout of the geolocation. Milliseconds. */
const PLACE_WITHIN = 10_000;
/** Decimals of the coordinates in degrees: about 100 metres, which is precise enough. */
const DECIMALS = 3;

interface Answer {
  /** The search text that the result belongs to. */
  readonly q: string;
  readonly courses: readonly FoundCourse[];
  /** The reason for having no result, in words. */
  readonly trouble?: string;
}

const NOTHING: Answer = { q: '', courses: [] };

/** Searches the library by the typed words or near the phone. The phone's location is sent in one request and not stored. */
export function useCourseSearch() {
  const [typed, setTyped] = useState('');
  const [answer, setAnswer] = useState(NOTHING);
  const [isLooking, setIsLooking] = useState(false);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Shows only the result of the latest search. The previous one stays until it arrives. */
  const show = async (ask: () => Promise<Answer>) => {
    const turn = (latest.current += 1);
    setIsLooking(true);
    const found = await ask();
    if (turn !== latest.current) return;
    setAnswer(found);
    setIsLooking(false);
  };
  const find = async (q: string, near?: string): Promise<Answer> => {
    try {
      const query = { ...(q && { q }), ...(near && { near }), limit: SHOWN };
      return { q, courses: await api.call('GET /api/courses', { query }) };
    } catch {
      return { q, courses: [], trouble: LIBRARY_NEEDS_SIGNAL };
    }
  };
  return {
    typed,
    answer,
    isLooking,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      latest.current += 1;
      setIsLooking(false);
      const q = text.trim();
      if (q.length < LETTERS_MIN) setAnswer(NOTHING);
      else timer.current = setTimeout(() => void show(() => find(q)), PAUSE);
    },
    findNear: () => {
      clearTimeout(timer.current);
      const q = typed.trim();
      void show(async () => {
        const near = await placeOfPhone();
        return near === null ? { q, courses: [], trouble: NO_PLACE } : find(q, near);
      });
    },
  };
}

/** "36.568,-121.95"; null: geolocation is unavailable, denied or failed. */
const placeOfPhone = (): Promise<string | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(`${coords.latitude.toFixed(DECIMALS)},${coords.longitude.toFixed(DECIMALS)}`),
      () => resolve(null),
      { timeout: PLACE_WITHIN },
    );
  });
