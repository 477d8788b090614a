import type { RequestKind, RequestOption } from '@makola/contract/requests/requests.ts'
import type { ReactNode } from 'react'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { StepChoice } from './step-choice.tsx'
import type { AskedParcel } from './wizard-draft.ts'

const titles = {
  cancel: 'requests.wizard.kind.cancel',
  return: 'requests.wizard.kind.return',
  missing: 'requests.wizard.kind.missing',
  faulty: 'requests.wizard.kind.faulty',
} as const satisfies Record<RequestKind, string>

const refusals = {
  'not-yet': 'requests.wizard.closed.not-yet',
  'window-over': 'requests.wizard.closed.window-over',
  packed: 'requests.wizard.closed.packed',
  delivered: 'requests.wizard.closed.delivered',
  'not-delivered': 'requests.wizard.closed.not-delivered',
  'nothing-left': 'requests.wizard.closed.nothing-left',
  'not-paid': 'requests.wizard.closed.not-paid',
  'dispute-open': 'requests.wizard.closed.dispute-open',
  ended: 'requests.wizard.closed.ended',
} as const

/** Offers the wishes that are possible now; the others say why they are not. */
export function KindStep({ parcel, onChoose }: { parcel: AskedParcel; onChoose: (kind: RequestKind) => void }) {
  const t = useWords()
  return (
    <StepChoice
      title={t('requests.wizard.kind')}
      choices={parcel.options.map((option) => ({
        value: option.kind,
        title: t(option.isWithdrawal ? 'requests.wizard.kind.return.law' : titles[option.kind]),
        detail: explain(option, t),
        isDisabled: !option.isOpen,
      }))}
      onChoose={onChoose}
    />
  )
}

function explain(option: RequestOption, t: Words): ReactNode {
  const { isOpen, closed, opensAt } = option
  if (isOpen) return explainEnd(option, t)
  if (opensAt) return t('requests.wizard.closed.opens', { at: () => <LocalTime at={opensAt} /> })
  return closed && t(refusals[closed])
}

function explainEnd({ closesAt, days, basis }: RequestOption, t: Words): ReactNode {
  if (closesAt === null) return days !== null && t('requests.wizard.days', { days, basis })
  const at = () => <LocalTime at={closesAt} />
  return days === null ? t('requests.wizard.until', { at }) : t('requests.wizard.days-until', { days, basis, at })
}
