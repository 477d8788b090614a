import { categories } from '../src/catalogue/tables.ts'
import { newId } from '../src/platform/ids.ts'
import { type Platform, transact } from '../src/platform/platform.ts'
import { deliveryOptions, deliveryZones } from '../src/shipping/tables.ts'
import { stores } from '../src/stores/tables.ts'
import { demoCategories } from './demo-categories.ts'
import { demoStores } from './demo-stores.ts'
import { altText } from './draw/alt-text.ts'
import { coverPixels, drawCover } from './draw/draw-cover.ts'
import { drawLogo, logoPixels } from './draw/draw-logo.ts'
import { fixedId } from './fixed-id.ts'
import { seedPictures } from './seed-pictures.ts'

/** The tree of categories, and the stores with their pictures and delivery. */
export async function seedStores(platform: Platform): Promise<void> {
  const covers = await seedPictures(
    platform,
    demoStores.map(({ slug, cover }) => ({
      storeId: fixedId('store', slug),
      svg: drawCover(cover),
      ...coverPixels,
      alt: altText(cover),
    })),
  )
  const logos = await seedPictures(
    platform,
    demoStores.map(({ slug, logo }) => ({
      storeId: fixedId('store', slug),
      svg: drawLogo(logo),
      width: logoPixels,
      height: logoPixels,
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
