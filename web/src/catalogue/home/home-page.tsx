import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { storesQuery } from '../../stores/storefront/queries.ts'
import { StoreGrid } from '../../stores/storefront/store-card.tsx'
import { SectionTitle } from '../../ui/display/section-title.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useRecentlyViewed } from '../product/recently-viewed.ts'
import { GoodsShelf, more } from '../shelves/goods-shelf.tsx'
import { homeQuery } from '../shelves/home-query.ts'
import { CategoryTiles } from './category-tiles.tsx'
import { HomeHero } from './home-hero.tsx'

const HomePromises = lazyPart(async () => ({ default: (await import('./home-promises.tsx')).HomePromises }))
const StoreStory = lazyPart(async () => ({ default: (await import('./store-story.tsx')).StoreStory }))
const ViewedProducts = lazyPart(async () => ({ default: (await import('./viewed-products.tsx')).ViewedProducts }))

const shownStores = 6
/** The shelves between the categories and the story. */
const shelvesAbove = 2

export function HomePage({ shopName }: { shopName: string }) {
  const t = useWords()
  const { data: home } = useSuspenseQuery(homeQuery(useRateId()))
  const { data: stores, meta } = useSuspenseQuery(storesQuery()).data
  const viewed = useRecentlyViewed()
  const [first, ...others] = home.shelves
  return (
    <>
      <HomeHero shopName={shopName} stores={stores} reach={meta} products={home.hero} />
      <div className="page grid grid-cols-1 gap-9 pt-4 md:gap-16 md:pt-8">
        {first && <GoodsShelf shelf={first} />}
        {home.categories.length > 0 && (
          <section aria-labelledby="categories">
            <SectionTitle id="categories" title={t('catalogue.home.categories')} />
            <CategoryTiles categories={home.categories} />
          </section>
        )}
        {others.slice(0, shelvesAbove).map((shelf) => (
          <GoodsShelf key={shelf.kind} shelf={shelf} />
        ))}
        {home.story && (
          <div className="min-h-140">
            <Suspense>
              <StoreStory story={home.story} />
            </Suspense>
          </div>
        )}
        {others.slice(shelvesAbove).map((shelf) => (
          <GoodsShelf key={shelf.kind} shelf={shelf} />
        ))}
        {stores.length > 0 && (
          <section aria-labelledby="stores" className="min-w-0">
            <SectionTitle id="stores" title={t('catalogue.home.stores')}>
              <Link to="/store/" search={{ view: 'stores' }} className={more}>
                {t('catalogue.home.stores-all')}
              </Link>
            </SectionTitle>
            <StoreGrid isRow stores={stores.slice(0, shownStores)} />
          </section>
        )}
        <div className="min-h-86 md:min-h-32">
          <Suspense>
            <HomePromises />
          </Suspense>
        </div>
        {viewed.length > 0 && (
          <Suspense>
            <ViewedProducts slugs={viewed} />
          </Suspense>
        )}
      </div>
    </>
  )
}
