import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { WayFields } from '../wording/way-fields.tsx'
import type { useActOnRequest } from './use-act-on-request.ts'

export type BuyerQuestion = 'withdraw' | 'send-back' | 'escalate'

const titles = {
  withdraw: 'requests.act.withdraw.title',
  'send-back': 'requests.act.send-back.title',
  escalate: 'requests.act.escalate.title',
} as const satisfies Record<BuyerQuestion, string>

const labels = {
  withdraw: 'requests.act.withdraw',
  'send-back': 'requests.act.send-back',
  escalate: 'requests.act.escalate',
} as const satisfies Record<BuyerQuestion, string>

const nothing = { text: '', carrier: '', trackingNumber: '' }

type BuyerActFormProps = {
  request: BuyerRequest
  question: BuyerQuestion
  act: ReturnType<typeof useActOnRequest>
  onClose: () => void
}

/** Asks for what an act needs: how the goods travel, what support should know, or only whether it is meant. */
export function BuyerActForm({ request, question, act, onClose }: BuyerActFormProps) {
  const t = useWords()
  const { draft, change, drop } = useDraft(nothing, `request-act:${request.id}`)
  const [isTried, setIsTried] = useState(false)
  const text = draft.text.trim()
  const [carrier, trackingNumber] = [draft.carrier.trim(), draft.trackingNumber.trim()]
  const body = {
    withdraw: { act: 'withdraw' },
    'send-back': { act: 'send-back', ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }) },
    escalate: { act: 'escalate', text },
  } as const
  const send = () => {
    setIsTried(true)
    if (question === 'escalate' && text === '') return
    act.mutate(body[question], {
      onSuccess: () => {
        drop()
        onClose()
      },
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(titles[question])}
      {...(question === 'withdraw' && { description: t('requests.act.withdraw.text') })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('requests.act.not-now')}
          </Button>
          <Button isBusy={act.isPending} onClick={send}>
            {t(labels[question])}
          </Button>
        </>
      }
    >
      {question === 'escalate' && (
        <Field
          label={t('requests.act.escalate.text')}
          isRequired
          error={isTried && text === '' ? t('requests.act.text-missing') : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={2000}
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
      )}
      {question === 'send-back' && <WayFields {...draft} onChange={change} />}
    </Dialog>
  )
}
