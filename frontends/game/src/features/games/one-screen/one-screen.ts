import { phoneSetting } from '../../../session/phone-setting';

const onOneScreen = phoneSetting('bothGamesOnOneScreen', true);

/** Whether this phone shows both games of a hole on one screen. It does until somebody turns that off. */
export const useIsOneScreen = onOneScreen.useIsSet;

export const setOneScreen = onOneScreen.set;
