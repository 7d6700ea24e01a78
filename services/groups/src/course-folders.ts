import { join } from 'node:path';

/** Where the product's own library lies: in an image beside the bundle; in a checkout a folder above the source, and the bundle. */
export const COURSE_FOLDERS = [join(__dirname, 'data'), join(__dirname, '..', 'data')];
