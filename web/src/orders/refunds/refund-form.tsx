import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { NewRefund } from '@makola/contract/orders/refunds.ts'
import { formatMoney } from '@makola/money/format.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { type ReactNode, useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { useMay } from '../../stores/membership/current-store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { priceRefund } from './price-refund.ts'
import { ReasonField } from './reason-field.tsx'
import { isOnShelf, type RefundChoice, RefundLines } from './refund-lines.tsx'
import { useRefundParcel } from './use-refund-parcel.ts'

/** `notice`: of nouns above orders, to be read before. */
type RefundFormProps = { parcel: Parcel; notice: ReactNode; onClose: () => void }

/** The amount of a refund and its reason. The server decides how much is left. */
export function RefundForm({ parcel, notice, onClose }: RefundFormProps) {
  const t = useWords()
  const [kind, setKind] = useState<NewRefund['of']['kind']>(() => likelyKind(parcel))
  const [typed, setTyped] = useState('')
  const [choice, setChoice] = useState<RefundChoice>({
    quantities: {},
    withDelivery: false,
    restock: parcel.state === 'new',
  })
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const refund = useRefundParcel(parcel, onClose)
  const cashText = useMay('refunds.confirm') ? 'orders.refunds.text-cash' : 'orders.refunds.text-cash-staff'
  const explanation = parcel.paysCash ? cashText : 'orders.refunds.text'
  const { currency } = parcel.total
  const of = readPart(kind, { typed, choice, parcel })
  const amount = of && { amount: priceRefund(parcel, of), currency }
  const problem = amount ? tooMuch(amount.amount, parcel, t) : t('orders.refunds.amount-missing')
  const send = () => {
    setIsTried(true)
    if (of && !problem && reason.trim() !== '') refund.mutate({ reason: reason.trim(), of })
  }
  const error = refund.error instanceof ApiProblem ? refund.error : null
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('orders.refunds.title')}
      description={t(explanation, { most: parcel.refundable })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('orders.refunds.not-now')}
          </Button>
          <Button isBusy={refund.isPending} onClick={send}>
            {amount && !problem ? t('orders.refunds.send', { amount }) : t('orders.refunds.send-nothing')}
          </Button>
        </>
      }
    >
      {notice}
      <div className="grid gap-5 pb-2">
        <RadioCards
          legend={t('orders.refunds.how-much')}
          name="refund"
          value={kind}
          onChange={setKind}
          cards={cardsFor(parcel, t)}
        />
        {kind === 'lines' && <RefundLines parcel={parcel} choice={choice} onChange={setChoice} />}
        {kind === 'amount' && (
          <Field label={t('orders.refunds.amount-in', { currency })} isRequired error={isTried ? problem : undefined}>
            {(control) => <MoneyInput {...control} currency={currency} value={typed} onChange={setTyped} autoFocus />}
          </Field>
        )}
        {kind === 'lines' && isTried && problem && <p className="text-small font-medium text-danger-text">{problem}</p>}
        <ReasonField reason={reason} onChange={setReason} isTried={isTried} error={error?.errorAt('/reason')} />
        <FormProblem>{refund.error?.message ?? ''}</FormProblem>
      </div>
    </Dialog>
  )
}

/** Proposes one unit where there are several: that is refunded more often than all, and no press too early refunds everything. */
function likelyKind({ lines }: Parcel): NewRefund['of']['kind'] {
  const units = lines.reduce((sum, line) => sum + line.quantity - line.refundedQuantity, 0)
  return units > 1 ? 'lines' : 'rest'
}

type Given = { typed: string; choice: RefundChoice; parcel: Parcel }

/** Returns the form's value for the API; null while it is incomplete. */
function readPart(kind: NewRefund['of']['kind'], { typed, choice, parcel }: Given): NewRefund['of'] | null {
  const { currency } = parcel.total
  if (kind === 'rest') return { kind }
  if (kind === 'amount') {
    const amount = parseAmount(typed, currency)
    return amount ? { kind, amount: { amount, currency } } : null
  }
  const lines = Object.entries(choice.quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }))
  if (lines.length === 0) return null
  const { withDelivery, restock } = choice
  return { kind, lines, withDelivery, ...(isOnShelf(parcel) && { restock }) }
}

function tooMuch(amount: number, { refundable }: Parcel, t: Words): string | undefined {
  return amount > refundable.amount ? t('orders.refunds.too-much', { left: refundable }) : undefined
}

function cardsFor({ refundable, total, lines }: Parcel, t: Words) {
  const isWhole = refundable.amount === total.amount
  const rest = {
    value: 'rest' as const,
    title: isWhole ? t('orders.refunds.everything') : t('orders.refunds.rest'),
    detail: isWhole ? t('orders.refunds.everything-text') : undefined,
    aside: formatMoney(refundable),
  }
  const some = { value: 'lines' as const, title: t('orders.refunds.lines') }
  const other = { value: 'amount' as const, title: t('orders.refunds.amount') }
  return lines.some((line) => line.quantity > line.refundedQuantity) ? [rest, some, other] : [rest, other]
}
