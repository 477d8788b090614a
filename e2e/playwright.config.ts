import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/e2e',
  // One shop serves all journeys; each makes its own visitor and its own order.
  workers: 2,
  fullyParallel: true,
  // A busy machine of continuous integration may miss a time limit once; on a person's machine nothing is tried again.
  retries: process.env.CI ? 2 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  globalSetup: './support/start-shop.ts',
  // Long journeys, which mostly wait, start first; timed ones come last, alone on the machine (`--no-deps` runs only those).
  projects: [
    { name: 'slow', grep: /@slow/ },
    { name: 'quick', grepInvert: /@slow|@timed/ },
    { name: 'timed', grep: /@timed/, fullyParallel: false, workers: 1, dependencies: ['slow', 'quick'] },
  ],
  use: {
    headless: true,
    launchOptions: {
      executablePath: process.env.BROWSER_PATH ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A camera that shows a test picture, and a person who allows it: a headless browser has neither. The shop's own headers still
        // decide whether a page may ask.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
    // Recording every step costs as much as some of the steps; `--trace on` records a journey on a person's machine.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
})
