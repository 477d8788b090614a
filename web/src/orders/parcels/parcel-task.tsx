import type { Parcel, ParcelStep } from '@makola/contract/orders/parcels.ts'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { RefundForm } from '../refunds/refund-form.tsx'
import { countUnits } from '../sales/units-to-pack.ts'
import type { Asked } from './asked.ts'
import { CancelParcel } from './cancel-parcel.tsx'
import { ReturnParcel } from './return-parcel.tsx'
import { ShipForm } from './ship-form.tsx'
import { useMoveParcel } from './use-move-parcel.ts'

type Step = Parcel['steps'][number]

type ParcelTaskProps = { parcel: Parcel; id: string; asked: Asked }

/** The parcel's next task with its button, and the other exits. */
export function ParcelTask({ parcel, id, asked }: ParcelTaskProps) {
  const t = useWords()
  const [opened, setOpened] = useState<ParcelStep>()
  const move = useMoveParcel(parcel, id)
  const { title, text } = wordsFor(parcel, t)
  const find = <S extends ParcelStep>(wanted: S) =>
    parcel.steps.find((step): step is Step & { step: S } => step.step === wanted)
  const [pack, ship, deliver] = [find('pack'), find('ship'), find('deliver')]
  const exits = (['return', 'refund', 'cancel'] as const).flatMap((step) => find(step) ?? [])
  const close = () => setOpened(undefined)
  return (
    <Card aria-labelledby="task" className="md:p-5!">
      <ParcelProgress state={parcel.state} />
      <h2 id="task" className="text-subheading">
        {title}
      </h2>
      {/* A delivered parcel has nothing more to do, unless its buyer asked for something or is owed cash. */}
      {(parcel.state !== 'delivered' || asked === null || sumOwed(parcel) > 0) && (
        <p className="mt-1 text-muted">{text}</p>
      )}
      {asked?.task}
      {pack && (
        <MainButton
          step={pack}
          label={t('orders.parcels.pack.mark')}
          move={move}
          onPress={() => move.mutate({ step: 'pack' })}
        />
      )}
      {ship && !parcel.pickup && <ShipForm parcel={parcel} refusal={ship.reason} move={move} />}
      {ship && parcel.pickup && (
        <MainButton
          step={ship}
          label={t('orders.parcels.ready.mark')}
          move={move}
          onPress={() => move.mutate({ step: 'ship' })}
        />
      )}
      {deliver && <DeliverStep step={deliver} parcel={parcel} move={move} />}
      <ParcelExits steps={exits} onChoose={setOpened} />
      <CancelParcel isOpen={opened === 'cancel'} onClose={close} parcel={parcel} move={move} />
      <ReturnParcel isOpen={opened === 'return'} onClose={close} isUnpaid={parcel.cashDue !== null} move={move} />
      {opened === 'refund' && <RefundForm parcel={parcel} notice={asked?.refund} onClose={close} />}
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

type DeliverStepProps = { step: Step; parcel: Parcel; move: Move }

/** It asks first: the buyer is told, and nothing undoes it. */
function DeliverStep({ step, parcel: { pickup }, move }: DeliverStepProps) {
  const t = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const label = t(pickup ? 'orders.parcels.collected.mark' : 'orders.parcels.deliver.mark')
  return (
    <>
      <MainButton step={step} label={label} move={move} onPress={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(pickup ? 'orders.parcels.collected.confirm.title' : 'orders.parcels.deliver.confirm.title')}
        description={t('orders.parcels.deliver.confirm.text')}
        confirmLabel={label}
        isBusy={move.isPending}
        onConfirm={() => move.mutate({ step: 'deliver' }, { onSettled: () => setIsAsking(false) })}
      />
    </>
  )
}

const exitLabels = {
  return: 'orders.parcels.return.mark',
  refund: 'orders.parcels.refund',
  cancel: 'orders.parcels.cancel.open',
} as const

type Exit = keyof typeof exitLabels
type ParcelExitsProps = { steps: (Step & { step: Exit })[]; onChoose: (step: Exit) => void }

/** The steps that end or undo the sale. A member without permission sees the reason, once. */
function ParcelExits({ steps, onChoose }: ParcelExitsProps) {
  const t = useWords()
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
          {t(exitLabels[step])}
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

type TaskWords = { title: string; text: string }

function wordsFor(parcel: Parcel, t: Words): TaskWords {
  const { state, orderState, isRefunded, cashDue } = parcel
  if (sumOwed(parcel) > 0) return wordsForOwed(parcel, t)
  const collect = cashDue ? t('orders.parcels.collect', { cash: cashDue }) : ''
  if (orderState === 'review') {
    return { title: t('orders.parcels.task.review.title'), text: t('orders.parcels.task.review.text') }
  }
  if (isRefunded && (state === 'new' || state === 'packed')) {
    return { title: t('orders.parcels.task.refunded.title'), text: explainRefunded(parcel, t) }
  }
  switch (state) {
    case 'waiting':
    case 'new': {
      const paid = collect || t('orders.parcels.task.new.paid')
      return { title: t('orders.parcels.task.new.title'), text: `${paid} ${whatToPack(parcel, t)}` }
    }
    case 'packed':
      return wordsForPacked(parcel, t)
    case 'shipped':
      return wordsForSent(parcel, t)
    case 'delivered':
      return {
        title: t(parcel.pickup ? 'orders.parcels.task.collected.title' : 'orders.parcels.task.delivered.title'),
        text: t('orders.parcels.task.delivered.text'),
      }
    case 'cancelled':
      return { title: t('orders.parcels.task.cancelled.title'), text: t('orders.parcels.task.cancelled.text') }
    case 'returned':
      return { title: t('orders.parcels.task.returned.title'), text: t(returnedText(parcel)) }
  }
}

/** The cash that the store has to pay back, in minor units of the buyer's currency. */
const sumOwed = ({ refunds }: Parcel) => refunds.reduce((sum, { owed, amount }) => sum + (owed ? amount.amount : 0), 0)

function wordsForOwed(parcel: Parcel, t: Words): TaskWords {
  const given = { buyer: parcel.buyer.name, amount: { ...parcel.total, amount: sumOwed(parcel) } }
  const isMine = parcel.refunds.some(({ owed }) => owed?.mayConfirm)
  return isMine
    ? { title: t('orders.parcels.task.owed.title'), text: t('orders.parcels.task.owed.text', given) }
    : { title: t('orders.parcels.task.owed.title-other'), text: t('orders.parcels.task.owed.text-other', given) }
}

function returnedText({ refundable, paysCash, timeline }: Parcel) {
  if (refundable.amount > 0) return 'orders.parcels.task.returned.text'
  const isUnpaid = paysCash && !timeline.some(({ kind }) => kind === 'delivered')
  return isUnpaid ? 'orders.parcels.task.returned.unpaid' : 'orders.parcels.task.returned.refunded'
}

function wordsForPacked({ pickup, cashDue }: Parcel, t: Words): TaskWords {
  if (pickup) {
    const text = pickup.address ? 'orders.parcels.task.packed.text-pickup' : 'orders.parcels.task.packed.text-tell'
    return { title: t('orders.parcels.task.packed.title-pickup'), text: t(text) }
  }
  const collect = cashDue ? t('orders.parcels.collect', { cash: cashDue }) : ''
  const text = [t('orders.parcels.task.packed.text'), collect].filter(Boolean).join(' ')
  return { title: t('orders.parcels.task.packed.title'), text }
}

function wordsForSent({ pickup, cashDue, carrier, trackingNumber, buyer }: Parcel, t: Words): TaskWords {
  if (pickup) {
    const text = cashDue
      ? t('orders.parcels.task.ready.text-cash', { buyer: buyer.name, cash: cashDue })
      : t('orders.parcels.task.ready.text', { buyer: buyer.name })
    return { title: t('orders.parcels.task.ready.title'), text }
  }
  const by = { carrier: [carrier, trackingNumber].filter(Boolean).join(' ') }
  const text = cashDue
    ? t('orders.parcels.task.shipped.text-cash', { ...by, cash: cashDue })
    : t('orders.parcels.task.shipped.text', by)
  return { title: t('orders.parcels.task.shipped.title'), text }
}

/** Says what became of the money, then what to do with a parcel that must not be sent. */
function explainRefunded({ refundable, paysCash, lines }: Parcel, t: Words): string {
  const isAllOnSale = lines.every((line) => line.restockedQuantity === line.quantity)
  const next = isAllOnSale ? t('orders.parcels.task.refunded.close') : t('orders.parcels.task.refunded.restock')
  if (refundable.amount > 0) return `${t('orders.parcels.task.refunded.items')} ${next}`
  return `${paysCash ? t('orders.parcels.task.refunded.no-cash') : t('orders.parcels.task.refunded.all')} ${next}`
}

function whatToPack(parcel: Parcel, t: Words): string {
  const { toPack, refunded } = countUnits(parcel)
  if (refunded === 0) return t('orders.parcels.task.new.everything')
  return t('orders.parcels.task.new.some', { items: toPack, refunded })
}
