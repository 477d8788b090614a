import { askStockAlert, dropStockAlert } from '@makola/contract/wishes/stock-alerts.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { checkEmail } from '../../auth/forms/check-entries.ts'
import { sendWithAntiForgery } from '../../carts/send-with-anti-forgery.ts'
import { useRate } from '../../rates/choice/use-rate.ts'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { dropDraft, keepDraft, readKeptDraft } from '../../ui/drafts/kept-drafts.ts'
import { BellRing } from '../../ui/icons.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FocusedStatus } from '../../ui/messages/focused-status.tsx'
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
  const box = useRef<HTMLDivElement>(null)
  const mark = (isOn: boolean, send: () => Promise<unknown>) => {
    // The pressed button goes at once; what says so stays in this box.
    box.current?.focus()
    mutate({ list: 'alertVariantIds', id: variantId, isOn, send })
  }
  if (isWaiting) {
    return (
      <div
        ref={box}
        tabIndex={-1}
        className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-4 py-2 outline-none"
      >
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
    <div ref={box} tabIndex={-1} className="outline-none">
      <Button variant="secondary" onClick={() => mark(true, ask)}>
        <BellRing aria-hidden="true" className="size-5" />
        {t('wishes.alert.ask')}
      </Button>
      <p className="mt-2 text-small text-muted">{t('wishes.alert.once')}</p>
    </div>
  )
}

/** As long as an alert waits to be confirmed, this browser knows that it was asked for; its address is not kept. */
function GuestAlert({ variantId }: { variantId: string }) {
  const t = useWords()
  const draftKey = `alert:${variantId}`
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => setIsAsked(readKeptDraft(draftKey) !== undefined), [draftKey])
  if (!isAsked)
    return <GuestForm variantId={variantId} onAsked={() => keepDraft(draftKey, { base: null, draft: true })} />
  const askAgain = () => {
    dropDraft(draftKey)
    setIsAsked(false)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-4 py-2">
      <p>{t('wishes.alert.asked')}</p>
      <Button variant="ghost" size="sm" onClick={askAgain}>
        {t('wishes.alert.ask-again')}
      </Button>
    </div>
  )
}

function GuestForm({ variantId, onAsked }: { variantId: string; onAsked: () => void }) {
  const t = useWords()
  const country = useRate()?.countryCode
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: () =>
      sendWithAntiForgery(() => call(askStockAlert, { body: { variantId, email: email.trim(), country } })),
    onSuccess: onAsked,
  })
  const explain = (refusal: Error | null) =>
    refusal instanceof ApiProblem
      ? (refusal.errorAt('/email') ?? refusal.message)
      : refusal
        ? readMessage(refusal, t)
        : undefined
  if (isSuccess) {
    return <FocusedStatus className="rounded-md bg-sunken p-4">{t('wishes.alert.unconfirmed')}</FocusedStatus>
  }
  return (
    <form
      noValidate
      className="rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        const found = checkEmail(email, t)
        setFault(found)
        reset()
        if (found) event.currentTarget.querySelector('input')?.focus()
        else mutate()
      }}
    >
      <h2 className="mb-2 text-subheading">{t('wishes.alert.ask')}</h2>
      <Field label={t('wishes.alert.email')} hint={t('wishes.alert.once')} isRequired error={fault ?? explain(error)}>
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
