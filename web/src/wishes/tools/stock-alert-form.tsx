import { askStockAlert, dropStockAlert } from '@makola/contract/stock-alerts.ts'
import { useMutation } from '@tanstack/react-query'
import BellRing from 'lucide-react/icons/bell-ring'
import { useState } from 'react'
import { sendWithAntiForgery } from '../../carts/send-with-anti-forgery.ts'
import { useRate } from '../../rates/choice/use-rate.ts'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { readMessage } from '../../ui/messages/read-message.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useOwner } from '../marks/last-change.ts'
import { useMarks } from '../marks/marks-query.ts'
import { useMark } from '../marks/use-mark.ts'

/** Asks to be told when a sold-out variant is back: an account with one press, a guest by an address that is confirmed first. */
export function StockAlertForm({ variantId }: { variantId: string }) {
  return useOwner().isSignedIn ? <AccountAlert variantId={variantId} /> : <GuestAlert variantId={variantId} />
}

function AccountAlert({ variantId }: { variantId: string }) {
  const t = useWords()
  const { mutate } = useMark()
  const country = useRate()?.countryCode
  const isWaiting = useMarks().alertVariantIds.includes(variantId)
  const mark = (isOn: boolean, send: () => Promise<unknown>) =>
    mutate({ list: 'alertVariantIds', id: variantId, isOn, send })
  if (isWaiting) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-4 py-2">
        <p role="status">{t('wishes.alert.waiting')}</p>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => mark(false, () => call(dropStockAlert, { params: { id: variantId } }))}
        >
          {t('wishes.alert.drop')}
        </Button>
      </div>
    )
  }
  const ask = () => sendWithAntiForgery(() => call(askStockAlert, { body: { variantId, country } }))
  return (
    <div>
      <Button variant="secondary" onClick={() => mark(true, ask)}>
        <BellRing aria-hidden="true" className="size-5" />
        {t('wishes.alert.ask')}
      </Button>
      <p className="mt-2 text-small text-muted">{t('wishes.alert.once')}</p>
    </div>
  )
}

function GuestAlert({ variantId }: { variantId: string }) {
  const t = useWords()
  const country = useRate()?.countryCode
  const [email, setEmail] = useState('')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      sendWithAntiForgery(() =>
        call(askStockAlert, { body: { variantId, email: email.trim() || undefined, country } }),
      ),
  })
  const explain = (fault: Error | null) =>
    fault instanceof ApiProblem ? (fault.errorAt('/email') ?? fault.message) : fault ? readMessage(fault, t) : undefined
  if (isSuccess) {
    return (
      <p role="status" className="rounded-md bg-sunken p-4">
        {t('wishes.alert.unconfirmed')}
      </p>
    )
  }
  return (
    <form
      noValidate
      className="rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      <h2 className="mb-2 text-subheading">{t('wishes.alert.ask')}</h2>
      <Field label={t('wishes.alert.email')} hint={t('wishes.alert.once')} isRequired error={explain(error)}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" isBusy={isPending} className="mt-3">
        {t('wishes.alert.send')}
      </Button>
    </form>
  )
}
