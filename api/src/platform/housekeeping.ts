import { forgetIdempotencyKeys } from './http/idempotency.ts'
import { forgetRateLimits } from './http/rate-limit.ts'
import type { Module } from './module.ts'
import { mountShop } from './shop-routes.ts'

/** The module for what belongs to no noun: the shop itself, and deleting expired data. */
export const platformModule: Module = {
  name: 'platform',
  routes: mountShop,
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
