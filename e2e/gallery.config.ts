import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** The pictures of the gallery alone, which need no platform: `npm run gallery-pictures` takes them anew. */
export default defineConfig({ ...config, globalSetup: undefined, testMatch: 'gallery-pictures.spec.ts' });
