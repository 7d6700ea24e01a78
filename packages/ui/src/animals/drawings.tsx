import type { ReactNode } from 'react';

/** One drawing: the background up to the edge of the round badge, and the animal. The drawing area is 64 by 64. */
export interface Drawing {
  readonly ground: string;
  readonly animal: ReactNode;
}

const INK = '#26313a';
const WHITE = '#ffffff';

const camel = (
  <>
    <path d="M0 47q16-7 32-2t32-3v22H0z" fill="#e3ab58" />
    <g fill="#a9672f">
      <ellipse cx="22.5" cy="30" rx="6" ry="8" />
      <ellipse cx="34.5" cy="30" rx="6" ry="8" />
      <rect x="14.5" y="29" width="28" height="13" rx="6.5" />
      <path d="M17 37h4.4v14.2a2.2 2.2 0 0 1-4.4 0zM23.6 38H28v11.6a2.2 2.2 0 0 1-4.4 0zM30.8 38h4.4v13.2a2.2 2.2 0 0 1-4.4 0zM37 37h4.4v12.2a2.2 2.2 0 0 1-4.4 0z" />
      <path d="M44.5 14.5l2.5-3 1.5 4z" />
      <path d="M44 20q0-5.5 5.5-5.5h4q5 0 5 4t-5 4H50q-.5 5-1.5 9-1.5 7-8.5 8l-1-8q5-1 5-11.5z" />
    </g>
    <path d="M15.5 33q-3.5 2.5-3 8.5" fill="none" stroke="#a9672f" strokeWidth="2.2" strokeLinecap="round" />
    <circle cx="50.5" cy="17.8" r="1.4" fill={INK} />
    <path d="M54.5 20.6h2.5" stroke="#6f3f18" strokeWidth="1.3" strokeLinecap="round" />
  </>
);

const fish = (
  <>
    <path d="M0 46q8-5 16 0t16 0 16 0 16 0v18H0z" fill="#6bb6e0" />
    <path d="M42 32q7-1 13-10 1.5 5 1 10t-1 10q-6-9-13-10z" fill="#d9632a" />
    <path d="M24 24q5-8 14-7-2 4-2 8z" fill="#d9632a" />
    <path d="M8.5 33q6-12.5 19-12.5 11 0 18 12-7 11.5-18 11.5-13 0-19-11z" fill="#f28a45" />
    <path d="M22.5 22.2q6 10.3 0 20.8M32 21.5q5.5 10.5 0 21.5" fill="none" stroke={WHITE} strokeWidth="2.6" strokeLinecap="round" />
    <circle cx="16.5" cy="30.5" r="3.2" fill={WHITE} />
    <circle cx="16" cy="30.6" r="1.6" fill={INK} />
    <path d="M9.5 35.5q2.5.5 4-.5" fill="none" stroke="#a3441a" strokeWidth="1.5" strokeLinecap="round" />
    <g fill="none" stroke={WHITE} strokeWidth="1.5">
      <circle cx="9.5" cy="20" r="2.2" />
      <circle cx="14" cy="13.5" r="1.5" />
    </g>
  </>
);

const roadrunner = (
  <>
    <path d="M0 48h64v16H0z" fill="#6d747c" />
    <path d="M6 54.5h8m8 0h8m8 0h8m8 0h8" stroke="#f4e7b4" strokeWidth="2" />
    <g fill="none" stroke="#b5672a" strokeWidth="2.3" strokeLinecap="round" strokeLinejoin="round">
      <path d="M33 36l6.5 5.5L36 49.5h5M26 37l-6 5.5-7.5 1-1.5 4" />
    </g>
    <path d="M22 36Q9 31 4 18q6 3 9.5 5.5-2-5-2-9 8 4 14 12z" fill="#35558f" />
    <path d="M18.5 32q4-8 14-7.5 4-.5 6.5-6.5l6 3.5q-1 17-15.5 17-8 0-11-6.5z" fill="#4f78bd" />
    <path d="M23 31q5-3.5 11-2-2 6-11 2z" fill="#35558f" />
    <path d="M42 12.5Q37 6 31.5 6.5q1.5 2 2 3.5-3-.5-4.5.5 4.5 1 8.5 6z" fill="#35558f" />
    <circle cx="43" cy="16.5" r="6.2" fill="#4f78bd" />
    <path d="M47.5 13.2L60 17.5l-12.5 2.8z" fill="#f0b43c" />
    <circle cx="44" cy="15.2" r="2.5" fill={WHITE} />
    <circle cx="44.7" cy="15.3" r="1.3" fill={INK} />
  </>
);

const ghost = (
  <>
    <path d="M50 12a7 7 0 1 0 5 11 8 8 0 0 1-5-11z" fill="#f6dd8a" />
    <path d="M17 51V30q0-15.5 14.5-15.5T46 30v21q-2.5 2-4.8 0t-4.8 0-4.9 0-4.9 0-4.8 0-4.8 0z" fill={WHITE} />
    <path d="M41 18.5q5 4 5 11.5v21q-2.5 2-4.8 0 1.8-19-.2-32.5z" fill="#d5d9ee" />
    <ellipse cx="26.5" cy="29.5" rx="2.7" ry="3.8" fill={INK} />
    <ellipse cx="36.5" cy="29.5" rx="2.7" ry="3.8" fill={INK} />
    <ellipse cx="31.5" cy="38.8" rx="3" ry="3.6" fill={INK} />
    <path d="M20.5 35.5h3.5M39 35.5h3.5" stroke="#f2a3b0" strokeWidth="2.4" strokeLinecap="round" />
    <circle cx="10.5" cy="17" r="1.2" fill={WHITE} />
    <circle cx="14" cy="9.5" r="1" fill={WHITE} />
  </>
);

const skunk = (
  <>
    <path d="M0 50q32-8 64 0v14H0z" fill="#7fb56a" />
    <path d="M40 52q20-2 19-23Q58 9 44 9q-9 0-9 9 0 6 5.5 9.5T44 40z" fill={INK} />
    <path d="M46 45q8-5 7-16-1-12-9-13" fill="none" stroke={WHITE} strokeWidth="4.6" strokeLinecap="round" />
    <circle cx="15" cy="26.5" r="5" fill={INK} />
    <circle cx="35" cy="26.5" r="5" fill={INK} />
    <circle cx="15" cy="26.8" r="2.2" fill="#e59aa5" />
    <circle cx="35" cy="26.8" r="2.2" fill="#e59aa5" />
    <path d="M25 21.5q15.5 0 15.5 15.5T25 54.5 9.5 37 25 21.5z" fill={INK} />
    <path d="M25 21.5q3.8 0 3.8 8.5 0 6-3.8 12-3.8-6-3.8-12 0-8.5 3.8-8.5z" fill={WHITE} />
    <circle cx="17.5" cy="36" r="3.2" fill={WHITE} />
    <circle cx="32.5" cy="36" r="3.2" fill={WHITE} />
    <circle cx="18" cy="36.4" r="1.6" fill={INK} />
    <circle cx="32" cy="36.4" r="1.6" fill={INK} />
    <ellipse cx="25" cy="44" rx="2.9" ry="2.1" fill="#e59aa5" />
    <path d="M21.5 48.5q3.5 2.6 7 0" fill="none" stroke={WHITE} strokeWidth="1.5" strokeLinecap="round" />
  </>
);

const snake = (
  <>
    <circle cx="13.5" cy="34" r="4" fill={WHITE} />
    <path d="M11 51q2-3 6-3h24a8 8 0 0 0 0-16H24a8 8 0 0 1 0-16h14" fill="none" stroke="#2f7d48" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" />
    <path d="M18 48h22a8 8 0 0 0 0-16H24a8 8 0 0 1 0-16h10" fill="none" stroke="#8fcf6c" strokeWidth="3.2" strokeLinecap="round" strokeDasharray="0.1 6.6" />
    <path d="M33 16q0-7.5 8.5-7.5T53 16.5q0 7-10.5 7T33 16z" fill="#2f7d48" />
    <circle cx="44.5" cy="13.6" r="2.6" fill={WHITE} />
    <circle cx="45.2" cy="13.8" r="1.4" fill={INK} />
    <path d="M52.5 18h4.5l2.8-2M57 18l2.8 2" fill="none" stroke="#d23b3b" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
  </>
);

const yeti = (
  <>
    <path d="M0 52q14-5 28-2t36-2v16H0z" fill="#d9e8f4" />
    <path d="M54 20l7 12h-4l5.5 9h-17l5.5-9h-4z" fill="#3f8a5c" />
    <path d="M52.5 41h3v7h-3z" fill="#7a5230" />
    <path d="M17 20q-6-2-6-9 6 1 9 5zM39 20q6-2 6-9-6 1-9 5z" fill="#cdb58d" />
    <path
      d="M28 12.5q17 0 17 18 0 4 3.5 7l-4 1.5 2.5 5.5-4.5.5.5 7-5-2.5-2.5 5-4-3.5-3.5 4.5-3.5-4.5-4 3.5-2.5-5-5 2.5.5-7-4.5-.5 2.5-5.5-4-1.5Q11 34.5 11 30.5q0-18 17-18z"
      fill="#f3f8fc"
    />
    <path d="M28 21.5q12 0 12 10.5 0 13-12 13t-12-13q0-10.5 12-10.5z" fill="#6f9fd0" />
    <path d="M19.5 26q3.5-2.5 6.5 0M30 26q3.5-2.5 6.5 0" fill="none" stroke="#f3f8fc" strokeWidth="2.2" strokeLinecap="round" />
    <circle cx="23" cy="30.5" r="2.9" fill={WHITE} />
    <circle cx="33" cy="30.5" r="2.9" fill={WHITE} />
    <circle cx="23.5" cy="30.8" r="1.5" fill={INK} />
    <circle cx="32.5" cy="30.8" r="1.5" fill={INK} />
    <path d="M22 37.5h12q0 5-6 5t-6-5z" fill={INK} />
    <path d="M24 37.5h2.6l-1.3 2.6zM29.4 37.5H32l-1.3 2.6z" fill={WHITE} />
  </>
);

/** Type of the built-in card → its drawing. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  camel: { ground: '#fbe3ae', animal: camel },
  fish: { ground: '#c4e6f7', animal: fish },
  roadrunner: { ground: '#f6e3bd', animal: roadrunner },
  ghost: { ground: '#4d5390', animal: ghost },
  skunk: { ground: '#d3ebc6', animal: skunk },
  snake: { ground: '#e4efb4', animal: snake },
  yeti: { ground: '#a9d2ef', animal: yeti },
};
