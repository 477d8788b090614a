import { categories } from '../../api/src/catalogue/tables.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import { deliveryOptions, deliveryZones } from '../../api/src/shipping/tables.ts'
import { storeStanding, stores } from '../../api/src/stores/tables.ts'
import { altText } from '../data/alt-text.ts'
import { demoCategories } from '../data/categories.ts'
import { demoStores } from '../data/stores.ts'
import { fixedId } from '../fixed-id.ts'
import { coverFile, logoFile } from '../picture-files.ts'
import { seedPictures } from './seed-pictures.ts'

/** The tree of categories, and the stores with their pictures and delivery. */
export async function seedStores(platform: Platform): Promise<void> {
  const covers = await seedPictures(
    platform,
    demoStores.map(({ slug, cover }) => ({
      storeId: fixedId('store', slug),
      file: coverFile(slug),
      alt: altText(cover),
    })),
  )
  const logos = await seedPictures(
    platform,
    demoStores.map(({ slug, logo }) => ({
      storeId: fixedId('store', slug),
      file: logoFile(slug),
      alt: altText(logo),
    })),
  )
  await transact(platform, async (tx) => {
    await tx.insert(categories).values(
      demoCategories.map(({ slug, name, parentSlug, position }) => ({
        id: fixedId('category', slug),
        slug,
        name,
        position,
        parentId: parentSlug === null ? null : fixedId('category', parentSlug),
      })),
    )
    await tx.insert(stores).values(
      demoStores.map(({ cover: _cover, logo: _logo, zones: _zones, ...store }, index) => ({
        ...store,
        id: fixedId('store', store.slug),
        coverPictureId: covers[index] ?? null,
        logoPictureId: logos[index] ?? null,
      })),
    )
    await tx.insert(storeStanding).values(demoStores.map(({ slug }) => ({ storeId: fixedId('store', slug), tier: 2 })))
    const zones = demoStores.flatMap((store) =>
      store.zones.map((zone, position) => ({ ...zone, position, id: newId(), storeId: fixedId('store', store.slug) })),
    )
    await tx
      .insert(deliveryZones)
      .values(
        zones.map(({ options: _options, countryCodes, ...zone }) => ({ ...zone, countryCodes: [...countryCodes] })),
      )
    await tx
      .insert(deliveryOptions)
      .values(
        zones.flatMap((zone) =>
          zone.options.map((option, position) => ({ ...option, position, id: newId(), zoneId: zone.id })),
        ),
      )
  })
}
