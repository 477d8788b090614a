import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    // The demo shop is filled by the API's own use cases, against the same database server.
    include: ['**/*.test.ts', '../demo/**/*.test.ts'],
    globalSetup: '../testing/global-setup.ts',
    // Files share one database server but have a database each. Some wait for time limits, so there are more than two cores have.
    maxWorkers: 3,
    // Projects with another number of workers run in another group.
    sequence: { groupOrder: 1 },
    // A worker keeps the modules that it has loaded for its next file: loading them anew took a third of the time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As for the journeys: continuous integration retries once; on a person's machine a failure stays.
    retry: process.env.CI ? 1 : 0,
  },
})
