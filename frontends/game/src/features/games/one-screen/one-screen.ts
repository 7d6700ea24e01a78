import { phoneMark } from '../../../session/phone-mark';

const onOneScreen = phoneMark('bothGamesOnOneScreen');

/** Whether this phone shows both games of a hole on one screen. It does once somebody turns that on. */
export const useIsOneScreen = onOneScreen.useIsSet;

export const setOneScreen = onOneScreen.set;
