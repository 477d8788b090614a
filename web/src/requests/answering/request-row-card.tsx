import type { RequestRow } from '@makola/contract/requests/store-requests.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../ui/display/badge.tsx'
import { ChevronRight } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { RequestClock } from '../wording/request-clock.tsx'
import { kindNames, reasonNames, stateNames, stateTones } from '../wording/request-names.ts'

/** A request in a list: what, whose, how much, and until when. */
export function RequestRowCard({ request, hasStore = false }: { request: RequestRow; hasStore?: boolean }) {
  const t = useWords()
  const { id, number, kind, reason, state, buyerName, worth, itemCount, store } = request
  return (
    <Link
      to="/dashboard/requests/$id"
      params={{ id }}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-ink"
    >
      <div className="grid min-w-0 grow gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{t(kindNames[kind])}</span>
          <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
        </div>
        <p className="text-small">{t(reasonNames[reason])}</p>
        <p className="text-small break-words text-muted">
          {[number, buyerName, ...(hasStore ? [store.name] : [])].join(' · ')}
        </p>
        <p className="text-small text-muted tabular">
          {t('requests.page.items', { count: itemCount })} · {formatMoney(worth)}
        </p>
        <RequestClock request={request} side="store" />
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  )
}
