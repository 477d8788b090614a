import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** `npm run marks:pictures`: pictures of the screens in docs/marks.md. Not a test, so it has a configuration of its own. */
export default defineConfig({
  ...journeys,
  testDir: './pictures',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/pictures',
  // One after the other: an order for one picture stands in the lists of those after it, always the same.
  workers: 1,
  fullyParallel: false,
  reporter: 'list',
  projects: [{ name: 'pictures' }],
  use: {
    ...journeys.use,
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
    launchOptions: {
      ...journeys.use?.launchOptions,
      // Else letters stand on whole pixels, with gaps that no phone shows.
      args: [...(journeys.use?.launchOptions?.args ?? []), '--font-render-hinting=none'],
    },
  },
})
