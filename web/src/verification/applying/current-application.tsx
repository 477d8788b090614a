import type { Verification } from '@makola/contract/verification/verification.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { kindNames, reasonNames, stateNames, stateTones } from '../wording/verification-names.ts'

const texts = {
  submitted: 'verification.current.submitted',
  more_needed: 'verification.current.more-needed',
  verified: 'verification.current.verified',
  refused: 'verification.current.refused',
  expired: 'verification.current.expired',
} as const

/** What became of the documents that the store sent last. */
export function CurrentApplication({ application }: { application: Verification }) {
  const t = useWords()
  const { state, kind, legalName, reasons, note, submittedAt } = application
  const isPerson = state === 'verified' && kind === 'person'
  return (
    <Card aria-label={t(stateNames[state])} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-heading wrap-anywhere">{legalName}</h2>
        <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
      </div>
      <p>{t(isPerson ? 'verification.current.verified-person' : texts[state])}</p>
      {reasons.length > 0 && (
        <ul className="list-disc ps-5">
          {reasons.map((reason) => (
            <li key={reason}>{t(reasonNames[reason])}</li>
          ))}
        </ul>
      )}
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      <p className="text-small text-muted">
        {t(kindNames[kind])} · {t('verification.current.sent', { at: () => <LocalTime at={submittedAt} /> })}
      </p>
    </Card>
  )
}
