import type { ApplicationRow } from '@makola/contract/verification/verification.ts'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { ChevronRight } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { kindNames, stateNames, stateTones } from '../wording/verification-names.ts'

/** An application in a list: whose, in which name, since when. */
export function ApplicationCard({ application }: { application: ApplicationRow }) {
  const t = useWords()
  const { id, store, legalName, kind, state, submittedAt } = application
  return (
    <Link
      to="/dashboard/applications/$id"
      params={{ id }}
      className="flex items-center gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-ink"
    >
      <span className="grid min-w-0 grow gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{store.name}</span>
          <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
        </span>
        <span className="text-small wrap-anywhere">
          {t(kindNames[kind])} · {legalName}
        </span>
        <span className="text-small text-muted">
          {t('verification.current.sent', { at: () => <LocalTime at={submittedAt} /> })}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  )
}
