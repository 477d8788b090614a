import { useNavigate } from '@tanstack/react-router'
import { SearchWhileTyping } from '../../ui/inputs/search-while-typing.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { changeSearch } from '../browse/list-search.ts'
import { SortMenu } from '../browse/sort-menu.tsx'
import type { StoreSearch } from './store-filters.ts'

/** The search within a store, and the order of its products. */
export function StoreTools({ store, search }: { store: { name: string }; search: StoreSearch }) {
  const t = useWords()
  const navigate = useNavigate({ from: '/store/$id' })
  return (
    <div className="flex flex-wrap gap-2 md:justify-between">
      <SearchWhileTyping
        label={t('catalogue.store.search', { store: store.name })}
        placeholder={t('catalogue.store.search', { store: store.name })}
        maxLength={200}
        value={search.q}
        onSearch={(q) =>
          void navigate({ search: (now) => changeSearch(now, { q }), replace: true, resetScroll: false })
        }
      />
      <SortMenu search={search} />
    </div>
  )
}
