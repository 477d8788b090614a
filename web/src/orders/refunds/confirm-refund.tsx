import type { Refund } from '@makola/contract/orders/refunds.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useConfirmRefund } from './use-confirm-refund.ts'

type ConfirmRefundProps = { refund: Refund; storeId: string; onClose: () => void }

/** Asks how the store paid cash back: the buyer is told that it did. */
export function ConfirmRefund({ refund, storeId, onClose }: ConfirmRefundProps) {
  const t = useWords()
  const [how, setHow] = useState('')
  const [isTried, setIsTried] = useState(false)
  const confirm = useConfirmRefund({ refund, storeId, onDone: onClose })
  const isMissing = isTried && how.trim() === ''
  const send = () => {
    setIsTried(true)
    if (how.trim() !== '') confirm.mutate(how.trim())
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('orders.parcels.refunds.confirm.title', { amount: refund.amount })}
      description={t('orders.parcels.refunds.confirm.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('orders.refunds.not-now')}
          </Button>
          <Button isBusy={confirm.isPending} onClick={send}>
            {t('orders.parcels.refunds.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Field
          label={t('orders.parcels.refunds.confirm.how')}
          hint={t('orders.parcels.refunds.confirm.how-hint')}
          isRequired
          error={isMissing ? t('orders.parcels.refunds.confirm.how-missing') : undefined}
        >
          {(control) => (
            <TextInput {...control} maxLength={300} value={how} onChange={(event) => setHow(event.target.value)} />
          )}
        </Field>
        <FormProblem>{confirm.error?.message ?? ''}</FormProblem>
      </div>
    </Dialog>
  )
}
