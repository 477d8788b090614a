import type { Platform } from '../src/platform/platform.ts'

/** The shop at another time, without its queues: what this would have set off is long over. */
export function silentAt(platform: Platform, now: Date): Platform {
  return { ...platform, clock: { now: () => now }, jobs: { ...platform.jobs, store: async () => {} } }
}
