import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { stores } from '../../stores/tables.ts'
import { soundsLike } from './sounds-like.ts'

let shop: TestPlatform

const names = [
  'Adunni Atelier',
  'Maquis Beauté',
  'O’Neil & Sons',
  'H&M Lagos',
  'A Big House',
  'Côte d’Ivoire Cacao',
  '24/7 Mart',
  'Rift-Roasters',
]

beforeAll(async () => {
  shop = await openTestPlatform()
  for (const name of names) await aStore(shop, { name })
})
afterAll(() => shop.close())

/** All that is typed on the way to a name, from the beginning of each of its words; and each with one letter wrong. */
function typedFor(name: string): string[] {
  const starts = [...name.matchAll(/(?<=^| )\S/g)].map(({ index }) => name.slice(index))
  const typed = starts.flatMap((start) => Array.from({ length: start.length }, (_, index) => start.slice(0, index + 1)))
  const wrong = typed.map((text) => `${text.slice(0, text.length >> 1)}x${text.slice((text.length >> 1) + 1)}`)
  return [...typed, ...wrong].filter((text) => /[\p{L}\p{N}]/u.test(text))
}

async function namesWith(condition: SQL): Promise<string[]> {
  const rows = await shop.database.select({ name: stores.name }).from(stores).where(condition)
  return rows.map(({ name }) => name).toSorted()
}

test.each(names)('the index knows every store that sounds like a beginning of %s', async (name) => {
  for (const typed of typedFor(name)) {
    const { condition } = soundsLike(stores.name, typed)
    const found = await namesWith(condition)
    expect(await namesWith(sql`${condition} and id in (select stores_like(${typed}))`), typed).toEqual(found)
  }
  expect(await namesWith(soundsLike(stores.name, name).condition)).toContain(name)
})
