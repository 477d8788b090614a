import type { ShopStore } from '@makola/contract/stores/shop-stores.ts'
import { suspendStore } from '@makola/contract/stores/stores.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchStores } from '../settings/settings-queries.ts'

export type Suspension = { store: ShopStore; status: 'open' | 'paused' | 'closed' }

const questions = {
  open: { verb: 'stores.shop.reopen', title: 'stores.shop.reopen.title', what: 'stores.shop.reopen.text' },
  paused: { verb: 'stores.shop.pause', title: 'stores.shop.pause.title', what: 'stores.shop.pause.text' },
  closed: { verb: 'stores.shop.close', title: 'stores.shop.close.title', what: 'stores.shop.close.text' },
} as const

/** Asks an operator before a store is paused, closed or released; its owners read the reason. */
export function SuspendDialog({ store, status, onClose }: Suspension & { onClose: () => void }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { verb, title, what } = questions[status]
  const needsReason = status !== 'open'
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(suspendStore, {
        params: { id: store.id },
        body: status === 'open' ? { status } : { status, reason: reason.trim() },
      }),
    onSuccess: async () => {
      await refetchStores(queryClient)
      void toast.success(t('stores.shop.status-changed', { store: store.name, status }))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(title, { store: store.name })}
      description={t(what)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant={needsReason ? 'destructive' : 'default'}
            isBusy={isPending}
            onClick={() => {
              setIsTried(true)
              if (!needsReason || reason.trim() !== '') mutate()
            }}
          >
            {t(verb)}
          </Button>
        </>
      }
    >
      {needsReason && (
        <Field
          label={t('stores.shop.reason')}
          hint={t('stores.shop.reason.hint')}
          isRequired
          error={isTried && reason.trim() === '' ? t('stores.shop.reason.missing') : undefined}
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
