import { sql } from 'drizzle-orm'
import type { Command } from '../src/platform/module.ts'
import type { Platform } from '../src/platform/platform.ts'
import { seedDemo } from './seed-demo.ts'

/** Fills an empty shop with what `SEED` asks for; a shop that has any rate or store is left as it is. */
export async function seedWhenEmpty(platform: Platform): Promise<void> {
  if (platform.config.seed === 'none' || !(await isEmpty(platform))) return
  console.log('Filling the demo shop (once) …')
  await seedDemo(platform)
}

/** `npm run seed`: the same by hand. */
export const seed: Command = {
  name: 'seed',
  usage: 'seed',
  summary: 'Fill an empty shop with the demo stores, products, rates and orders',
  async run(platform) {
    if (!(await isEmpty(platform))) {
      console.error('The shop is not empty: nothing was changed.')
      return 1
    }
    await seedDemo(platform)
    return 0
  },
}

async function isEmpty(platform: Platform): Promise<boolean> {
  const { rows } = await platform.database.execute<{ is_empty: boolean }>(
    sql`select not exists (select from rates) and not exists (select from stores) as is_empty`,
  )
  return rows[0]?.is_empty === true
}
