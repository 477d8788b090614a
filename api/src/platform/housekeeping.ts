import { forgetIdempotencyKeys } from './http/idempotency.ts'
import { forgetRateLimits } from './http/rate-limit.ts'
import type { Module } from './module.ts'

/** The chores that belong to no noun: throwing away what is out of date. */
export const platformModule: Module = {
  name: 'platform',
  schedules: [
    {
      name: 'forget',
      everyMinutes: 60,
      run: async (platform) => {
        await forgetIdempotencyKeys(platform)
        await forgetRateLimits(platform)
      },
    },
  ],
}
