import type { Parcel, ParcelStep } from '@makola/contract/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { RefundForm } from '../refunds/refund-form.tsx'
import { countUnits, writeItems } from '../sales/units-to-pack.ts'
import { CancelParcel } from './cancel-parcel.tsx'
import { ReturnParcel } from './return-parcel.tsx'
import { ShipForm } from './ship-form.tsx'
import { useMoveParcel } from './use-move-parcel.ts'

type Step = Parcel['steps'][number]

/** The parcel's next task with its button, and the other exits. */
export function ParcelTask({ parcel, id }: { parcel: Parcel; id: string }) {
  const [opened, setOpened] = useState<ParcelStep>()
  const [isDelivered, setIsDelivered] = useState(false)
  const move = useMoveParcel(parcel, id)
  const { title, text } = wordsFor(parcel)
  const find = <S extends ParcelStep>(wanted: S) =>
    parcel.steps.find((step): step is Step & { step: S } => step.step === wanted)
  const [pack, ship, deliver] = [find('pack'), find('ship'), find('deliver')]
  const exits = (['return', 'refund', 'cancel'] as const).flatMap((step) => find(step) ?? [])
  const close = () => setOpened(undefined)
  return (
    <Card aria-labelledby="task" className="md:p-5">
      <ParcelProgress state={parcel.state} />
      <h2 id="task" className="text-heading">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      {pack && (
        <MainButton step={pack} label="Mark as packed" move={move} onPress={() => move.mutate({ step: 'pack' })} />
      )}
      {ship && <ShipForm parcel={parcel} refusal={ship.reason} move={move} />}
      {deliver && (
        <MainButton step={deliver} label="Mark as delivered" move={move} onPress={() => setIsDelivered(true)} />
      )}
      <ConfirmDialog
        isOpen={isDelivered}
        onClose={() => setIsDelivered(false)}
        title="Has the parcel arrived?"
        description="The buyer is told that it was delivered. This cannot be undone."
        confirmLabel="Mark as delivered"
        isBusy={move.isPending}
        onConfirm={() => move.mutate({ step: 'deliver' }, { onSettled: () => setIsDelivered(false) })}
      />
      <ParcelExits steps={exits} onChoose={setOpened} />
      <CancelParcel isOpen={opened === 'cancel'} onClose={close} parcel={parcel} move={move} />
      <ReturnParcel isOpen={opened === 'return'} onClose={close} move={move} />
      {opened === 'refund' && <RefundForm parcel={parcel} onClose={close} />}
    </Card>
  )
}

type Move = ReturnType<typeof useMoveParcel>

function MainButton({ step, label, move, onPress }: { step: Step; label: string; move: Move; onPress: () => void }) {
  return (
    <>
      <Button size="lg" className="mt-4 w-full" disabled={!step.isAllowed} isBusy={move.isPending} onClick={onPress}>
        {label}
      </Button>
      {step.reason && <p className="mt-1 text-small text-muted">{step.reason}</p>}
    </>
  )
}

const exitLabels = { return: 'It came back', refund: 'Send money back', cancel: 'Cancel this parcel' }

type Exit = keyof typeof exitLabels
type ParcelExitsProps = { steps: (Step & { step: Exit })[]; onChoose: (step: Exit) => void }

/** The steps that end or undo the sale. A member without permission sees the reason, once. */
function ParcelExits({ steps, onChoose }: ParcelExitsProps) {
  if (steps.length === 0) return null
  const refusals = [...new Set(steps.flatMap(({ reason }) => reason ?? []))]
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4 md:max-lg:grid-cols-2">
      {steps.map(({ step, isAllowed }) => (
        <Button
          key={step}
          variant="outline"
          disabled={!isAllowed}
          aria-describedby={isAllowed ? undefined : 'why-not'}
          onClick={() => onChoose(step)}
          className={step === 'cancel' ? 'text-danger-text!' : undefined}
        >
          {exitLabels[step]}
        </Button>
      ))}
      {refusals.length > 0 && (
        <p id="why-not" className="text-small text-muted md:max-lg:col-span-2">
          {refusals.join(' ')}
        </p>
      )}
    </div>
  )
}

const way: readonly Parcel['state'][] = ['new', 'packed', 'shipped', 'delivered']

/** The progress of a parcel. A cancelled or returned parcel shows none. */
function ParcelProgress({ state }: { state: Parcel['state'] }) {
  const reached = way.indexOf(state)
  if (reached < 0) return null
  return (
    <div aria-hidden="true" className="mb-4 grid grid-cols-4 gap-1">
      {way.map((step, index) => (
        <span key={step} className={cx('h-1.5 rounded-full', index <= reached ? 'bg-success' : 'bg-line')} />
      ))}
    </div>
  )
}

function wordsFor(parcel: Parcel): { title: string; text: string } {
  const { state, orderState, carrier, trackingNumber, isRefunded, paysCash, cashDue, refundable } = parcel
  const collect = cashDue ? `Collect ${formatMoney(cashDue)} in cash.` : ''
  if (orderState === 'review') {
    return { title: 'Please wait', text: 'An operator is looking into the payment of this order.' }
  }
  if (isRefunded && (state === 'new' || state === 'packed')) {
    const all = paysCash ? 'There is nothing left to pay for it.' : 'All of its money went back to the buyer.'
    const text = refundable.amount === 0 ? all : 'Everything in it was refunded.'
    const isAllOnSale = parcel.lines.every((line) => line.restockedQuantity === line.quantity)
    const next = isAllOnSale ? 'Cancel the parcel to close it.' : 'Cancel the parcel to put its goods on sale again.'
    return { title: 'Do not send it', text: `${text} ${next}` }
  }
  switch (state) {
    case 'waiting':
    case 'new':
      return { title: 'Pack it', text: `${collect || 'It is paid.'} ${whatToPack(parcel)}` }
    case 'packed':
      return { title: 'Send it', text: `Hand it over and tell the buyer who carries it. ${collect}`.trim() }
    case 'shipped':
      return {
        title: 'On its way',
        text: [['With', carrier, trackingNumber].filter(Boolean).join(' '), collect].filter(Boolean).join('. '),
      }
    case 'delivered':
      return { title: 'Delivered', text: 'Nothing more to do.' }
    case 'cancelled':
      return { title: 'Cancelled', text: 'Its goods are for sale again.' }
    case 'returned':
      return { title: 'It came back', text: 'Decide whether the buyer gets money back.' }
  }
}

function whatToPack(parcel: Parcel): string {
  const { toPack, refunded } = countUnits(parcel)
  if (refunded === 0) return 'Put everything together and say when it is ready.'
  const rest = refunded === 1 ? '1 was refunded: leave it out.' : `${refunded} were refunded: leave them out.`
  return `Put ${writeItems(toPack)} together and say when the parcel is ready. ${rest}`
}
