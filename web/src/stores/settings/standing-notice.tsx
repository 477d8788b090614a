import type { MyStore } from '@makola/contract/stores/stores.ts'
import type { StandingTerms } from '@makola/contract/stores/tiers.ts'
import { formatDate } from '@makola/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { standingQuery } from './settings-queries.ts'

type Told = { title: string; texts: string[]; isHard: boolean; way?: 'appeal' | 'strikes' | 'verify' | 'write' }
type Props = { store: MyStore; supportEmail: string | null }

const wayStyles = 'font-semibold underline underline-offset-4'

/** What holds a store back, above its pages, with the way out; empty when nothing does. */
export function StandingNotice({ store, supportEmail }: Props) {
  const t = useWords()
  const { data: terms } = useQuery({
    ...standingQuery(store.id),
    enabled: store.permissions.includes('orders.read'),
  })
  const told = tell(store, terms, t)
  if (!told) return <OnBreak store={store} />
  return (
    <>
      <div
        role="note"
        className={`mb-4 rounded-md px-4 py-3 md:mb-6 ${told.isHard ? 'bg-danger-soft text-danger-text' : 'bg-accent-soft text-accent-text'}`}
      >
        <p className="font-semibold">{told.title}</p>
        {told.texts.map((text) => (
          <p key={text} className="mt-1 max-w-prose wrap-anywhere">
            {text}
          </p>
        ))}
        <p className="mt-2 empty:hidden">
          {told.way === 'appeal' && (
            <Link to="/dashboard/takedowns" className={wayStyles}>
              {t('stores.standing.blocked-reasons', { role: store.role })}
            </Link>
          )}
          {told.way === 'strikes' && (
            <Link to="/dashboard/takedowns/strikes" className={wayStyles}>
              {t('stores.standing.strikes')}
            </Link>
          )}
          {told.way === 'verify' && store.permissions.includes('verification.write') && (
            <Link to="/dashboard/verification" className={wayStyles}>
              {t('stores.standing.verify')}
            </Link>
          )}
          {told.way === 'write' && store.role !== 'operator' && supportEmail && (
            <a href={`mailto:${supportEmail}`} className={wayStyles}>
              {t('stores.suspension.write', { email: supportEmail })}
            </a>
          )}
        </p>
      </div>
      <OnBreak store={store} />
    </>
  )
}

/** A break of its owners: a line, with the way to its end. */
function OnBreak({ store: { role, status, suspensionReason, breakEndsOn, permissions } }: Pick<Props, 'store'>) {
  const t = useWords()
  if (status !== 'paused' || suspensionReason !== null) return null
  return (
    <p
      role="note"
      className="mb-4 flex flex-wrap gap-x-3 rounded-md bg-accent-soft px-4 py-2 text-small text-accent-text"
    >
      {breakEndsOn
        ? t('stores.break.on-until', { role, day: formatDate(breakEndsOn) })
        : t('stores.break.on', { role })}
      {permissions.includes('settings.write') && (
        <Link to="/dashboard/settings/status" className={wayStyles}>
          {t('stores.break.change')}
        </Link>
      )}
    </p>
  )
}

function tell(
  { role, status, suspensionReason, standing }: MyStore,
  terms: StandingTerms | undefined,
  t: Words,
): Told | null {
  if (suspensionReason !== null) {
    const texts = [
      t('stores.suspension.reason', { reason: suspensionReason }),
      t('stores.suspension.text', { role, status }),
    ]
    return { title: t('stores.suspension.title', { role, status }), texts, isHard: true, way: 'write' }
  }
  if (standing.isBlocked) {
    return {
      ...{ title: t('stores.standing.blocked', { role }), texts: [t('stores.standing.blocked-text')] },
      ...{ isHard: true, way: 'appeal' },
    }
  }
  const { restriction, strikePoints: points, payoutsHeldUntil } = standing
  if (restriction !== null) {
    const day = formatDate(payoutsHeldUntil)
    return {
      title: t('stores.standing.restricted', { role, restriction }),
      texts: [t('stores.standing.restricted-text', { role, restriction, points, day })],
      ...{ isHard: true, way: 'strikes' },
    }
  }
  const toVerify = (title: string, text: string, isHard: boolean): Told => ({
    title,
    texts: [text],
    isHard,
    way: 'verify',
  })
  if (standing.approval === 'applied') {
    return toVerify(t('stores.standing.applied', { role }), t('stores.standing.applied-text', { role }), false)
  }
  const limit = terms?.tiers[terms.tier]?.salesLimit
  if (terms?.isAtLimit && limit) {
    const text = t('stores.standing.at-limit-text', { role, sold: terms.sold, limit })
    return toVerify(t('stores.standing.at-limit', { role }), text, true)
  }
  if (standing.payoutsHeld === 'name-differs') {
    return toVerify(t('stores.standing.name-differs'), t('stores.standing.name-differs-text', { role }), true)
  }
  if (standing.payoutsHeld === 'unverified') {
    return toVerify(t('stores.standing.unverified', { role }), t('stores.standing.unverified-text', { role }), false)
  }
  return null
}
