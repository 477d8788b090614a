import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Sparkles } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ProductGrid } from '../cards/product-grid.tsx'
import { CategoryChips } from './category-chips.tsx'
import { listTopCategories } from './list-top-categories.ts'
import { categoriesQuery, facetsQuery, featuredQuery } from './queries.ts'

export function FeaturedPage({ category }: { category?: string }) {
  const t = useWords()
  const rate = useRateId()
  const { data: products } = useSuspenseQuery(featuredQuery({ rate, category }))
  const { data: facets } = useSuspenseQuery(facetsQuery({ rate, featured: 'true' }))
  const { data: tree } = useSuspenseQuery(categoriesQuery())
  const chips = [
    { name: t('catalogue.browse.all'), count: facets.total, isOn: !category, choice: { to: '/featured/' } as const },
    ...listTopCategories(tree, facets.categories, category).map(({ slug, name, count }) => ({
      name,
      count: count ?? undefined,
      isOn: category === slug,
      choice: { to: '/featured/', search: { category: slug } } as const,
    })),
  ]
  return (
    <div className="page grid grid-cols-1 gap-6 pt-6 md:pt-10">
      <header>
        <h1 className="text-title">{t('catalogue.featured.title')}</h1>
        <p className="mt-2 max-w-prose text-muted">{t('catalogue.featured.text')}</p>
      </header>
      <CategoryChips chips={chips} />
      <h2 className="sr-only">{t('catalogue.browse.products')}</h2>
      {products.length > 0 ? <ProductGrid hasLead products={products} /> : <NothingFeatured />}
    </div>
  )
}

function NothingFeatured() {
  const t = useWords()
  return (
    <EmptyState
      title={t('catalogue.featured.empty')}
      icon={<Sparkles className="size-7" />}
      action={
        <Link to="/store/" className={buttonStyles()}>
          {t('catalogue.browse.see-all')}
        </Link>
      }
    >
      {t('catalogue.featured.empty-text')}
    </EmptyState>
  )
}
