import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Only the screenshots of the gallery, which need no platform. `npm run gallery-pictures` updates them. */
export default defineConfig({ ...config, globalSetup: undefined, testMatch: 'gallery-pictures.spec.ts' });
