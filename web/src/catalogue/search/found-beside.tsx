import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { StoreStrip } from '../../stores/storefront/store-strip.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { suggestQuery } from './suggest-query.ts'

/** A search's results beside products: stores of that name, and a suggested spelling. */
export function FoundBeside({ q }: { q: string }) {
  const t = useWords()
  const { data } = useQuery(suggestQuery(q, useRateId()))
  if (!data) return null
  const { stores, didYouMean } = data
  return (
    <>
      {didYouMean && (
        <p>
          {t('catalogue.search.spelling', {
            words: didYouMean,
            link: (text) => (
              <Link to="/store/" search={{ q: didYouMean }} className="font-medium underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {stores.length > 0 && <StoreStrip stores={stores} />}
    </>
  )
}
