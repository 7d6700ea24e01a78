import { phoneSetting } from '../../../session/phone-setting';

const onOneScreen = phoneSetting('bothGamesOnOneScreen', true);

/** Whether this phone shows both games of a hole on one screen. On by default. */
export const useIsOneScreen = onOneScreen.useIsSet;

export const setOneScreen = onOneScreen.set;
