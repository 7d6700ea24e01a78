import { join } from 'node:path';

/** Folders of the product's own library: in an image, next to the bundle; in a checkout, one folder above the source or the bundle. */
export const COURSE_FOLDERS = [join(__dirname, 'data'), join(__dirname, '..', 'data')];
