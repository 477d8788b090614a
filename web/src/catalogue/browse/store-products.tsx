import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { CategoryChips } from './category-chips.tsx'
import { EndlessProducts } from './endless-products.tsx'
import { facetsQuery } from './queries.ts'

export type StoreSearch = { category?: string; cursor?: string }

/** A store's products, by category. */
export function StoreProducts({ store, search }: { store: { slug: string; name: string }; search: StoreSearch }) {
  const t = useWords()
  const rate = useRateId()
  const { data: facets } = useSuspenseQuery(facetsQuery({ rate, store: store.slug }))
  const to = { to: '/store/$id', params: { id: store.slug } } as const
  const chips = [
    { name: t('catalogue.browse.all'), count: facets.total, isOn: !search.category, choice: to },
    ...facets.categories.map(({ slug, name, count }) => ({
      name,
      count: count ?? undefined,
      isOn: search.category === slug,
      choice: { ...to, search: { category: slug } },
    })),
  ]
  return (
    <section aria-label={t('catalogue.store.products', { store: store.name })} className="grid grid-cols-1 gap-6">
      <h2 className="sr-only">{t('catalogue.browse.products')}</h2>
      {facets.categories.length > 1 && <CategoryChips chips={chips} />}
      <div>
        <EndlessProducts
          filters={{ rate, store: store.slug, category: search.category, sort: '-created' }}
          cursor={search.cursor}
          to={`/store/${store.slug}`}
          search={search}
          empty={<NothingSold name={store.name} />}
        />
      </div>
    </section>
  )
}

function NothingSold({ name }: { name: string }) {
  const t = useWords()
  return (
    <EmptyState
      title={t('catalogue.store.empty')}
      action={
        <Link to="/store/" className={buttonStyles()}>
          {t('catalogue.browse.see-all')}
        </Link>
      }
    >
      {t('catalogue.store.empty-text', { store: name })}
    </EmptyState>
  )
}
