import type { Platform } from '../src/platform/platform.ts'
import { seedOrders } from './seed-orders.ts'
import { seedPeople } from './seed-people.ts'
import { seedProducts } from './seed-products.ts'
import { seedRates } from './seed-rates.ts'
import { seedStores } from './seed-stores.ts'

/** Fills an empty shop with the demo shop, the same every time. */
export async function seedDemo(platform: Platform): Promise<void> {
  await seedRates(platform)
  await seedStores(platform)
  await seedPeople(platform)
  await seedProducts(platform)
  await seedOrders(platform)
}
