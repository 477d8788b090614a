import type { Dispute } from '@makola/contract/orders/disputes.ts'
import { useId, useState } from 'react'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { type DisputeAnswer, useDisputeActs } from './use-dispute-acts.ts'

/** The acts of the staff on a dispute: answer it, and name the parcel that bears a loss. Readers have the evidence alone. */
export function DisputeActions({ dispute }: { dispute: Dispute }) {
  const t = useWords()
  const { answer, download } = useDisputeActs(dispute)
  const mayWrite = useStaffMay('disputes.write')
  const [asked, setAsked] = useState<DisputeAnswer>()
  if (dispute.closedAt !== null) return null
  const { amount, state } = dispute
  const isSending = asked === 'evidence'
  return (
    <div className="mt-4 flex flex-wrap items-end gap-2 border-t border-line pt-4">
      {mayWrite && state === 'needs_response' && dispute.answer === null && (
        <>
          <Button className="max-md:w-full" onClick={() => setAsked('evidence')}>
            {t('orders.disputes.send.choose')}
          </Button>
          <Button variant="outline" className="max-md:w-full" onClick={() => setAsked('accepted')}>
            {t('orders.disputes.accept.choose')}
          </Button>
        </>
      )}
      <Button variant="ghost" className="max-md:w-full" isBusy={download.isPending} onClick={() => download.mutate()}>
        {t('orders.disputes.download')}
      </Button>
      {dispute.parcels.length > 1 &&
        (mayWrite ? <BearingParcel dispute={dispute} /> : <NamedParcel dispute={dispute} />)}
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => answer.mutate(asked, { onSettled: () => setAsked(undefined) })}
          title={isSending ? t('orders.disputes.send.title') : t('orders.disputes.accept.title', { amount })}
          description={t(isSending ? 'orders.disputes.send.text' : 'orders.disputes.accept.text')}
          confirmLabel={t(isSending ? 'orders.disputes.send.choose' : 'orders.disputes.accept.choose')}
          isDestructive={!isSending}
          isBusy={answer.isPending}
        />
      )}
    </div>
  )
}

function BearingParcel({ dispute }: { dispute: Dispute }) {
  const t = useWords()
  const id = useId()
  const { nameParcel } = useDisputeActs(dispute)
  return (
    <div className="min-w-0 max-md:w-full">
      <label htmlFor={id} className="mb-0.5 block text-label text-muted">
        {t('orders.disputes.bears')}
      </label>
      <Select
        id={id}
        value={dispute.namedParcelId ?? ''}
        disabled={nameParcel.isPending}
        onChange={(event) => nameParcel.mutate(event.target.value || null)}
      >
        <option value="">{t('orders.disputes.bears-all')}</option>
        {dispute.parcels.map((parcel) => (
          <option key={parcel.id} value={parcel.id}>
            {nameOf(parcel)}
          </option>
        ))}
      </Select>
    </div>
  )
}

function NamedParcel({ dispute: { parcels, namedParcelId } }: { dispute: Dispute }) {
  const t = useWords()
  const named = parcels.find(({ id }) => id === namedParcelId)
  return (
    <div className="min-w-0">
      <p className="text-label text-muted">{t('orders.disputes.bears')}</p>
      <p>{named ? nameOf(named) : t('orders.disputes.bears-all')}</p>
    </div>
  )
}

const nameOf = ({ number, storeName }: Dispute['parcels'][number]) => `${number} · ${storeName}`
