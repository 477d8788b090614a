import type { RequestOption } from '@makola/contract/requests/requests.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { kindNames, reasonNames } from '../wording/request-names.ts'
import { type AskedParcel, chosenLines, type WizardDraft } from './wizard-draft.ts'

const silences = {
  approve: 'requests.wizard.summary.approve',
  escalate: 'requests.wizard.summary.escalate',
} as const

const hourMs = 3_600_000

type SummaryStepProps = {
  parcel: AskedParcel
  draft: WizardDraft
  option: RequestOption
  isBusy: boolean
  onSend: () => void
}

/** The request before it is sent: its units, and the consequences with their dates. */
export function SummaryStep({ parcel, draft, option, isBusy, onSend }: SummaryStepProps) {
  const t = useWords()
  const [now] = useState(() => Date.now())
  const { isImmediate, answerHours: hours, silence, kind, isWithdrawal } = option
  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-subheading">{t(kindNames[kind])}</h3>
        {draft.reason && <p className="text-muted">{t(reasonNames[draft.reason])}</p>}
        <ul className="mt-2">
          {chosenLines(draft, parcel).map(({ lineId, quantity }) => {
            const name = parcel.lines.find((line) => line.lineId === lineId)?.name ?? ''
            return (
              <li key={lineId} className="break-words">
                {t('requests.units', { quantity, name })}
              </li>
            )
          })}
        </ul>
      </div>
      <div className="grid gap-2 rounded-md bg-sunken p-4">
        <h3 className="text-subheading">{t('requests.wizard.summary')}</h3>
        {isImmediate && (
          <p>{t(parcel.isPaid ? 'requests.wizard.summary.immediate' : 'requests.wizard.summary.immediate-unpaid')}</p>
        )}
        {hours !== null && (
          <p>
            {t('requests.wizard.summary.answer', {
              hours,
              at: () => <LocalTime at={new Date(now + hours * hourMs).toISOString()} />,
            })}
          </p>
        )}
        {silence === 'refund' && (
          <p>{t(parcel.isPaid ? 'requests.wizard.summary.refund' : 'requests.wizard.summary.refund-unpaid')}</p>
        )}
        {silence !== null && silence in silences && <p>{t(silences[silence as keyof typeof silences])}</p>}
        {hours !== null && <p>{t('requests.wizard.summary.decline')}</p>}
      </div>
      <Button isBusy={isBusy} onClick={onSend}>
        {t(isWithdrawal ? 'requests.wizard.send.law' : 'requests.wizard.send')}
      </Button>
    </div>
  )
}
