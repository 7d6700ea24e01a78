/** A browser as people speak of it. */
export interface NamedBrowser {
  /** "Safari on iPhone", "WhatsApp’s browser on Android"; "a browser" where it does not say. */
  readonly name: string;
  /** The app that opened the page in a browser of its own, which keeps cookies apart from the phone's; "an app" where it does not say which. Null: it is a browser. */
  readonly app: string | null;
}

/**
 * What apps add to the user agent of the browser inside them, the more particular ones first. Messenger and Instagram carry Facebook's signs as well.
 * Telegram says so on Android alone; WhatsApp and others on an iPhone may use Safari's view, which cannot be told from Safari.
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

/** Android says `wv` of every page inside an app; on an iPhone such a page names no Safari. */
const ANDROID_VIEW = /; wv\)/;
const IPHONE_VIEW = /\((?:iPhone|iPad|iPod)(?!.*Safari\/)/;

/** The more particular ones first: nearly all of them say Chrome and Safari as well. */
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

/** No user agent is read further. */
const READ_MAX = 512;

/** Names a browser by its user agent. Nothing of the user agent itself comes through, so that it can be shown. @param isInstalled the page is an app on the home screen */
export function browserOf(userAgent: string, isInstalled = false): NamedBrowser {
  const read = userAgent.slice(0, READ_MAX);
  const device = nameIn(DEVICES, read);
  const on = device === null ? '' : ` on ${device}`;
  const app = nameIn(APPS, read) ?? (!isInstalled && (ANDROID_VIEW.test(read) || IPHONE_VIEW.test(read)) ? 'an app' : null);
  return { name: `${app === null ? (nameIn(BROWSERS, read) ?? 'a browser') : `${app}’s browser`}${on}`, app };
}

const nameIn = (names: readonly (readonly [sign: RegExp, name: string])[], userAgent: string): string | null => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
