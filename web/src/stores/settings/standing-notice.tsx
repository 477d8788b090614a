import type { StandingTerms } from '@makola/contract/store-standing.ts'
import type { MyStore } from '@makola/contract/stores.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { standingQuery } from './settings-queries.ts'

type Told = { title: string; text: string; isHard: boolean }

/** What holds a store back, above its pages, with the way out; empty when nothing does. */
export function StandingNotice({ store }: { store: MyStore }) {
  const t = useWords()
  const { data: terms } = useQuery(standingQuery(store.id))
  const told = tell(store, terms, t)
  if (!told) return null
  const mayVerify = store.permissions.includes('verification.write')
  return (
    <div
      role="note"
      className={`mb-4 rounded-md px-4 py-3 md:mb-6 ${told.isHard ? 'bg-danger-soft text-danger-text' : 'bg-accent-soft text-accent-text'}`}
    >
      <p className="font-semibold">{told.title}</p>
      <p className="mt-1 max-w-prose">{told.text}</p>
      {store.standing.isBlocked && (
        <p className="mt-2">
          <Link to="/dashboard/takedowns" className="font-semibold underline underline-offset-4">
            {t('stores.standing.blocked-reasons')}
          </Link>
        </p>
      )}
      {mayVerify && !store.standing.isBlocked && (
        <p className="mt-2">
          <Link to="/dashboard/verification" className="font-semibold underline underline-offset-4">
            {t('stores.standing.verify')}
          </Link>
        </p>
      )}
    </div>
  )
}

function tell({ standing }: MyStore, terms: StandingTerms | undefined, t: Words): Told | null {
  if (standing.isBlocked) {
    return { title: t('stores.standing.blocked'), text: t('stores.standing.blocked-text'), isHard: true }
  }
  if (standing.approval === 'applied') {
    return { title: t('stores.standing.applied'), text: t('stores.standing.applied-text'), isHard: false }
  }
  const limit = terms?.tiers[terms.tier]?.salesLimit
  if (terms?.isAtLimit && limit) {
    const text = t('stores.standing.at-limit-text', { sold: terms.sold, limit })
    return { title: t('stores.standing.at-limit'), text, isHard: true }
  }
  if (standing.payoutsHeld === 'name-differs') {
    return { title: t('stores.standing.name-differs'), text: t('stores.standing.name-differs-text'), isHard: true }
  }
  if (standing.payoutsHeld === 'unverified') {
    return { title: t('stores.standing.unverified'), text: t('stores.standing.unverified-text'), isHard: false }
  }
  return null
}
