import { arrangeHome } from '../../api/src/catalogue/home/arrange-home.ts'
import { countBestSellers } from '../../api/src/catalogue/home/count-best-sellers.ts'
import { readArrangement } from '../../api/src/catalogue/home/read-arrangement.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { shopOwner } from './shop-owner.ts'

const storyStore = 'golden-stool'

/** The home page of the demo shop: its best sellers are counted, and the story of a store is told. Done once. */
export async function seedHome(platform: Platform): Promise<void> {
  await countBestSellers(platform)
  const { shelves, under, version } = await readArrangement(platform.database, platform.config.baseCurrency)
  if (version > 0) return
  await arrangeHome(platform, shopOwner(), { shelves, underMinor: under.amount, story: storyStore, version })
}
