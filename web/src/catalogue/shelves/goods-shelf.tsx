import type { Shelf } from '@makola/contract/catalogue/home.ts'
import { exponentOf } from '@makola/money/currencies.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { SectionTitle } from '../../ui/display/section-title.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { ProductRail } from '../cards/product-rail.tsx'

export const more = 'link flex min-h-11 shrink-0 items-center font-medium'

/** A row of goods of one kind, with the way to all of them where a list shows them. */
export function GoodsShelf({ shelf }: { shelf: Shelf }) {
  const t = useWords()
  const all = listOf(shelf)
  return (
    <section aria-labelledby={shelf.kind} className="min-w-0">
      <SectionTitle id={shelf.kind} title={titleOf(shelf, t)}>
        {all && (
          <Link {...all} aria-describedby={shelf.kind} className={more}>
            {t('catalogue.home.see-all')}
          </Link>
        )}
      </SectionTitle>
      <ProductRail products={shelf.products} />
    </section>
  )
}

const titles = {
  new: 'catalogue.home.new',
  'best-sellers': 'catalogue.home.best-sellers',
  offers: 'catalogue.home.offers',
  featured: 'catalogue.home.featured',
} as const

function titleOf({ kind, amount, country }: Shelf, t: Words): string {
  if (kind === 'under') return t('catalogue.home.under', { amount: amount ?? '' })
  if (kind === 'near') return t('catalogue.home.near', { country: country?.name ?? '' })
  return t(titles[kind])
}

function listOf({ kind, amount }: Shelf): LinkProps | null {
  if (kind === 'new') return { to: '/store/' }
  if (kind === 'featured') return { to: '/featured/' }
  if (kind !== 'under' || !amount) return null
  return {
    to: '/store/',
    search: { max: String(amount.amount / 10 ** exponentOf(amount.currency)), currency: amount.currency },
  }
}
