/** A browser by its common name. */
export interface NamedBrowser {
  /** "Safari on iPhone", "WhatsApp’s browser on Android"; "a browser" if the user agent does not name it. */
  readonly name: string;
  /** The app whose in-app browser opened the page, with cookies separate from the phone's; "an app" if the user agent does not name it. Null: no app did. */
  readonly app: string | null;
}

/**
 * What apps add to the user agent of their in-app browser, the more specific patterns first. Messenger and Instagram match Facebook's pattern as well.
 * Telegram adds its name on Android only. On an iPhone, WhatsApp and others may use Safari's view, which cannot be distinguished from Safari.
 */
const APPS: readonly (readonly [sign: RegExp, app: string])[] = [
  [/WhatsApp/i, 'WhatsApp'],
  [/Instagram/i, 'Instagram'],
  [/MessengerForiOS|Orca-Android|FBAN\/Messenger|FB_IAB\/Orca/i, 'Messenger'],
  [/FBAN|FBAV|FB_IAB/, 'Facebook'],
  [/Telegram/i, 'Telegram'],
  [/MicroMessenger/i, 'WeChat'],
  [/\bLine\//i, 'LINE'],
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/Viber/i, 'Viber'],
  [/Snapchat/i, 'Snapchat'],
  [/LinkedInApp/i, 'LinkedIn'],
  [/TikTok|musical_ly|BytedanceWebview/i, 'TikTok'],
  [/TwitterAndroid|Twitter for/i, 'X'],
  [/Slack_SSB|\bSlack\//i, 'Slack'],
];

/** Android adds `wv` for every page inside an app; on an iPhone the user agent of such a page does not contain Safari. */
const ANDROID_VIEW = /; wv\)/;
const IPHONE_VIEW = /\((?:iPhone|iPad|iPod)(?!.*Safari\/)/;

/** The more specific patterns first: nearly all user agents contain Chrome and Safari as well. */
const BROWSERS: readonly (readonly [sign: RegExp, browser: string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const DEVICES: readonly (readonly [sign: RegExp, device: string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** The maximum number of characters of a user agent that are read. */
const READ_MAX = 512;

/**
 * Names a browser by its user agent. The result contains no text of the user agent itself, so it is safe to show.
 * @param isInstalled the page is an app on the home screen
 */
export function browserOf(userAgent: string, isInstalled = false): NamedBrowser {
  const read = userAgent.slice(0, READ_MAX);
  const device = nameIn(DEVICES, read);
  const on = device === null ? '' : ` on ${device}`;
  const app = nameIn(APPS, read) ?? (!isInstalled && (ANDROID_VIEW.test(read) || IPHONE_VIEW.test(read)) ? 'an app' : null);
  return { name: `${app === null ? (nameIn(BROWSERS, read) ?? 'a browser') : `${app}’s browser`}${on}`, app };
}

const nameIn = (names: readonly (readonly [sign: RegExp, name: string])[], userAgent: string): string | null => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
