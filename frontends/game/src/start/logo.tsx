/** The brand mark next to the product's name. CSS pixels. */
export const LOGO = <img src="/favicon.svg" alt="" width="28" height="28" />;
