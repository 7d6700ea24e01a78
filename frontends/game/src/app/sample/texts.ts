/** The texts that the sample round shows around the screens of the app. */
export const SAMPLE_GROUP = 'Sample group';
export const SAMPLE_ROUND_NAME = 'Sample round';
export const NOTE = 'Nothing is kept';
export const CREATE_FIRST_GROUP = 'Create your first group';
export const CREATE_ACCOUNT = 'Create Your Account';
export const NAV = 'Main';
