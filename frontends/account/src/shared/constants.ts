/** Delays of the specification (001, section 9). Milliseconds. */
export const REDIRECT_AFTER_REFRESH_MS = 500;
export const REFRESH_AFTER_CARD_SETUP_MS = 3_000;
export const REDIRECT_AFTER_CANCEL_MS = 2_000;
export const REDIRECT_AFTER_RESET_MS = 3_000;
/** The provider may take some seconds to process a confirmed payment. */
export const REFRESH_AFTER_CONFIRMATION_MS = 3_000;

/** A fixed text, whatever the prices are (specification 001, section 9). */
export const SAVING = 'Save 30%';
