import type { Command } from '../src/platform/module.ts'
import type { Platform } from '../src/platform/platform.ts'
import { type SeedStep, seedDemo, wantsSeed } from './seed-demo.ts'

/** Fills an empty shop with what `SEED` asks for; a shop that has any rate or store is left as it is. */
export async function seedWhenEmpty(platform: Platform, steps?: readonly SeedStep[]): Promise<void> {
  if (platform.config.seed === 'none' || !(await wantsSeed(platform))) return
  console.log('Filling the demo shop (once) …')
  await seedDemo(platform, steps)
}

/** `npm run seed`: the same by hand. */
export const seed: Command = {
  name: 'seed',
  usage: 'seed',
  summary: 'Fill an empty shop with the demo stores, products, rates and orders',
  async run(platform) {
    if (!(await wantsSeed(platform))) {
      console.error('The shop is not empty: nothing was changed.')
      return 1
    }
    await seedDemo(platform)
    return 0
  },
}
