import type { Platform } from '../src/platform/platform.ts'
import { seedRates } from './seed-rates.ts'

/** Fills an empty shop with the demo shop, the same every time. */
export async function seedDemo(platform: Platform): Promise<void> {
  await seedRates(platform)
}
