import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    globalSetup: './testing/global-setup.ts',
    // Files share one database server but have a database each.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As for the journeys: continuous integration tries once more; on a person's machine a failure stands.
    retry: process.env.CI ? 1 : 0,
  },
})
