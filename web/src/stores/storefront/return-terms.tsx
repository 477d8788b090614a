import type { Store } from '@makola/contract/stores/stores.ts'
import { returnWindow } from '@makola/countries/return-window.ts'
import { useWords } from '../../ui/words/use-words.ts'

export type ReturnTermsProps = {
  store: Store
  /** The visitor's, whose law may give more days; undefined before it is chosen. */
  countryCode: string | undefined
}

/** The days in which goods may be sent back, and the store's conditions. */
export function ReturnTerms({ store, countryCode }: ReturnTermsProps) {
  const t = useWords()
  const { days } = returnWindow({ countryCode, storeDays: store.returnDays })
  return (
    <>
      <span className="block text-ink">{t('stores.returns', { days })}</span>
      {store.returnPromise && <span className="block">{store.returnPromise}</span>}
    </>
  )
}
