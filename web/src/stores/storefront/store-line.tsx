import { Link } from '@tanstack/react-router'
import { ChevronRight } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { ReturnTerms, type ReturnTermsProps } from './return-terms.tsx'
import { StoreIdentity } from './store-identity.tsx'

/** The seller of a product, with a link to the store and its terms for returns. */
export function StoreLine({ store, countryCode }: ReturnTermsProps) {
  const t = useWords()
  return (
    <div className="rounded-lg border border-line bg-surface">
      <Link
        to="/store/$id"
        params={{ id: store.slug }}
        className="flex items-center gap-3 rounded-lg p-4 hover:bg-sunken"
      >
        <StoreIdentity store={store} above={t('stores.line.sold-by')} />
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
      </Link>
      <p className="border-t border-line px-4 py-3 text-small text-muted">
        <ReturnTerms store={store} countryCode={countryCode} />
      </p>
    </div>
  )
}
