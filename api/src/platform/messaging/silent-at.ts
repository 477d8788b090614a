import type { Platform } from '../platform.ts'

/** The shop at another time, without its queues: the events of that time are long past. */
export function silentAt(platform: Platform, now: Date): Platform {
  return { ...platform, clock: { now: () => now }, jobs: { ...platform.jobs, writeOutbox: () => null } }
}
