import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { changeSearch, type ListSearch, type ProductFilters } from './list-search.ts'
import { allProductsQuery } from './queries.ts'

type SearchNotesProps = { search: ListSearch; filters: ProductFilters; cursor?: string | undefined }

/**
 * Above the results of a search: which spelling they are for, with the way back to what was typed; or a better spelling; and that more
 * match than are sorted by price.
 */
export function SearchNotes({ search, filters, cursor }: SearchNotesProps) {
  const t = useWords()
  const { data } = useSuspenseInfiniteQuery(allProductsQuery(filters, cursor))
  const meta = data.pages[0]?.meta
  const linkTo = (change: ListSearch) => (text: ReactNode) => (
    <Link to="/store/" search={changeSearch(search, change)} className="font-medium underline underline-offset-4">
      {text}
    </Link>
  )
  if (!meta) return null
  const { corrected, suggestion, isCut } = meta
  return (
    <>
      {corrected && <p>{t('catalogue.search.corrected', { ...corrected, link: linkTo({ exact: '1' }) })}</p>}
      {!corrected && suggestion !== null && (
        <p>{t('catalogue.search.spelling', { words: suggestion, link: linkTo({ q: suggestion }) })}</p>
      )}
      {isCut && <p>{t('catalogue.search.cut')}</p>}
    </>
  )
}
