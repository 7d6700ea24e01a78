/** Texts of the notifications dialog. */

export const NOTIFICATIONS = 'Notifications';
export const ABOUT = 'Only what concerns you: a round of yours is finished, a payment with you, a hole to check, someone who waits to join. Never an amount.';
export const HOW = 'How to tell you';
export const OFF = 'Off';
export const THIS_PHONE = 'This phone';
export const E_MAIL = 'E-mail';
export const LOADING_NOTIFICATIONS = 'Loading notifications';
export const COULD_NOT_LOAD = 'Your choice could not be loaded';
export const NOTHING_CHANGED = 'Nothing was changed.';
export const COULD_NOT_SAVE = 'Could not save how to tell you.';
export const ON_ANOTHER = 'Another phone or computer of yours gets them.';
export const DENIED = 'This browser does not let us notify you. Allow notifications for this site in its settings, then choose This phone again.';
export const INSTALL_FIRST = 'On an iPhone or iPad, add the app to the Home Screen first: Share, then Add to Home Screen. Open it there and choose This phone.';
export const UNSUPPORTED = 'This browser cannot show notifications. E-mail works everywhere.';
export const DROPPED = 'This phone gets no notifications';
export const DROPPED_HINT = 'Its push service refused them. Choose This phone again under Notifications.';
export const NOT_READY = 'The app is still being set up on this phone. Try again in a moment.';
