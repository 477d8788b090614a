import type { Command } from '../src/platform/module.ts'
import { StartError } from '../src/platform/open-platform.ts'
import type { Platform } from '../src/platform/platform.ts'
import { Problem } from '../src/platform/problem.ts'
import { type SeedStep, seedDemo, wantsSeed } from './seed-demo.ts'

/**
 * Fills an empty shop with the data that `SEED` asks for; a shop with any rate or store is left unchanged.
 * @throws StartError when the pictures of the demo shop cannot be kept.
 */
export async function seedWhenEmpty(platform: Platform, steps?: readonly SeedStep[]): Promise<void> {
  if (platform.config.seed === 'none' || !(await wantsSeed(platform))) return
  console.log('Filling the demo shop (once) …')
  await seedDemo(platform, steps).catch(explain)
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
    await seedDemo(platform).catch(explain)
    return 0
  },
}

function explain(error: unknown): never {
  if (!(error instanceof Problem && error.type === 'dependency-unavailable')) throw error
  throw new StartError(
    `The demo shop could not be filled: its pictures need the storage.\n${error.message}\nThe next start goes on where this one stopped; SEED=none starts without the demo.`,
  )
}
