import { type ShopStore, suspendStore } from '@makola/contract/stores.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { statusNames } from '../membership/role-names.ts'
import { refetchStores } from '../settings/settings-queries.ts'

export type Suspension = { store: ShopStore; status: 'open' | 'paused' | 'closed' }

const questions = {
  open: { verb: 'Reopen', what: 'Shoppers find it and can order again, and its owners decide about it themselves.' },
  paused: { verb: 'Pause', what: 'Shoppers see its goods and cannot order. Orders placed before go on.' },
  closed: { verb: 'Close', what: 'Nobody finds it any more. Orders placed before go on, and nothing is deleted.' },
} as const

/** Asks an operator before a store is paused, closed or released; its owners read the reason. */
export function SuspendDialog({ store, status, onClose }: Suspension & { onClose: () => void }) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { verb, what } = questions[status]
  const needsReason = status !== 'open'
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(suspendStore, {
        params: { id: store.id },
        body: status === 'open' ? { status } : { status, reason: reason.trim() },
      }),
    onSuccess: async () => {
      await refetchStores(queryClient)
      void toast.success(`${store.name} is ${statusNames[status].toLowerCase()} now.`)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${verb} ${store.name}?`}
      description={what}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={needsReason ? 'destructive' : 'default'}
            isBusy={isPending}
            onClick={() => {
              setIsTried(true)
              if (!needsReason || reason.trim() !== '') mutate()
            }}
          >
            {verb}
          </Button>
        </>
      }
    >
      {needsReason && (
        <Field
          label="Reason"
          hint="Its owners read this; only an operator lifts it."
          isRequired
          error={isTried && reason.trim() === '' ? 'Give a reason.' : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
            />
          )}
        </Field>
      )}
      <FormProblem>{error?.message ?? ''}</FormProblem>
    </Dialog>
  )
}
