import { forgetIdempotencyKeys } from './http/idempotency.ts'
import { forgetRateLimits } from './http/rate-limit.ts'
import { dropShopChanges } from './messaging/drop-shop-changes.ts'
import type { Module } from './module.ts'

/** The chores that belong to no noun: throwing away what is out of date. */
export const platformModule: Module = {
  name: 'platform',
  schedules: [
    {
      name: 'drop-shop-changes',
      everyMinutes: 1,
      run: async ({ database }) => {
        await dropShopChanges(database)
      },
    },
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
