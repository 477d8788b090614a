import type { Platform } from '../api/src/platform/platform.ts'
import { Problem } from '../api/src/platform/problem.ts'
import { StartError } from '../api/src/platform/start-error.ts'
import { type SeedStep, seedDemo, wantsSeed } from './seed-demo.ts'

/**
 * Fills an empty shop with the demo; a shop with any rate or store is left unchanged.
 * @throws StartError when the pictures of the demo shop cannot be kept.
 */
export async function seedWhenEmpty(platform: Platform, steps?: readonly SeedStep[]): Promise<void> {
  if (!(await wantsSeed(platform))) return
  console.log('Filling the demo shop (once) …')
  await seedDemo(platform, steps).catch(explain)
}

/** The same by hand. Returns the exit code. */
export async function seedByHand(platform: Platform): Promise<number> {
  if (!(await wantsSeed(platform))) {
    console.error('The shop is not empty: nothing was changed.')
    return 1
  }
  await seedDemo(platform).catch(explain)
  return 0
}

function explain(error: unknown): never {
  if (!(error instanceof Problem && error.type === 'dependency-unavailable')) throw error
  throw new StartError(
    `The demo shop could not be filled: its pictures need the storage.\n${error.message}\nThe next start goes on where this one stopped; SEED=none starts without the demo.`,
  )
}
