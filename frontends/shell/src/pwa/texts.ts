export const UPDATE_AVAILABLE = 'An update is available';
export const RELOAD = 'Reload';
export const LATER = 'Later';

export const installTitle = (product: string) => `Put ${product} on your home screen`;
export const INSTALL_HINT = 'It opens like an app and keeps scoring without signal.';
export const IOS_HINT = 'In Safari, tap the Share button, then Add to Home Screen.';
export const INSTALL = 'Install';
export const NOT_NOW = "Don't show again";

export const installOffer = (product: string) => `Install ${product} on this device`;
