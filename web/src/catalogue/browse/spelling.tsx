import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { changeSearch, type ListSearch, type ProductFilters } from './list-search.ts'
import { allProductsQuery } from './queries.ts'

type SpellingProps = { search: ListSearch; filters: ProductFilters; cursor?: string | undefined }

/** Above the results of a search: which spelling they are for, with the way back to what was typed; or a better spelling. */
export function Spelling({ search, filters, cursor }: SpellingProps) {
  const t = useWords()
  const { data } = useSuspenseInfiniteQuery(allProductsQuery(filters, cursor))
  const meta = data.pages[0]?.meta
  const linkTo = (change: ListSearch) => (text: ReactNode) => (
    <Link to="/store/" search={changeSearch(search, change)} className="font-medium underline underline-offset-4">
      {text}
    </Link>
  )
  if (meta?.corrected) {
    const { from, to } = meta.corrected
    return <p>{t('catalogue.search.corrected', { to, from, link: linkTo({ exact: '1' }) })}</p>
  }
  if (!meta?.suggestion) return null
  return <p>{t('catalogue.search.spelling', { words: meta.suggestion, link: linkTo({ q: meta.suggestion }) })}</p>
}
