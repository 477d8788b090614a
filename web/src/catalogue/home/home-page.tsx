import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { storesQuery } from '../../stores/storefront/queries.ts'
import { StoreGrid } from '../../stores/storefront/store-card.tsx'
import { SectionTitle } from '../../ui/display/section-title.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { categoriesQuery, featuredQuery } from '../browse/queries.ts'
import { ProductRail } from '../cards/product-rail.tsx'
import { CategoryIndex } from './category-index.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomePromises } from './home-promises.tsx'
import { ViewedProducts } from './viewed-products.tsx'

const shownStores = 6
const railLength = 12
const heroCount = 3
const more = 'link flex min-h-11 shrink-0 items-center font-medium'

export function HomePage({ shopName }: { shopName: string }) {
  const t = useWords()
  const { data: featured } = useSuspenseQuery(featuredQuery({ rate: useRateId() }))
  const { data: categories } = useSuspenseQuery(categoriesQuery())
  const { data: stores, meta } = useSuspenseQuery(storesQuery()).data
  // Products in the hero are not repeated in the rail, unless few others are featured.
  const heroes = featured.slice(0, heroCount)
  const others = featured.length > 2 * heroCount ? featured.slice(heroCount) : featured
  return (
    <>
      <HomeHero shopName={shopName} stores={stores} reach={meta} products={heroes} />
      <div className="page grid grid-cols-1 gap-16 pt-8 md:gap-20">
        {others.length > 0 && (
          <section aria-labelledby="featured" className="min-w-0">
            <SectionTitle id="featured" title={t('catalogue.home.featured')}>
              <Link to="/featured/" className={more}>
                {t('catalogue.home.featured-all')}
              </Link>
            </SectionTitle>
            <ProductRail products={others.slice(0, railLength)} />
          </section>
        )}
        <section aria-labelledby="categories">
          <SectionTitle id="categories" title={t('catalogue.home.categories')} />
          <CategoryIndex categories={categories} />
        </section>
        {stores.length > 0 && (
          <section aria-labelledby="stores">
            <SectionTitle id="stores" title={t('catalogue.home.stores')}>
              <Link to="/store/" search={{ view: 'stores' }} className={more}>
                {t('catalogue.home.stores-all')}
              </Link>
            </SectionTitle>
            <StoreGrid stores={stores.slice(0, shownStores)} />
          </section>
        )}
        <HomePromises />
        <ViewedProducts />
      </div>
    </>
  )
}
