import type { ReturnCondition } from '@makola/contract/requests/requests.ts'
import type { StoreRequest } from '@makola/contract/requests/store-requests.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { TextArea } from '../../ui/inputs/text-area.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { WayFields } from '../wording/way-fields.tsx'
import { ConditionFields } from './condition-fields.tsx'
import type { Answer, Decision } from './use-answer-request.ts'

export type Question =
  | 'decline'
  | 'offer'
  | 'replace'
  | 'instruct'
  | 'receive'
  | 'contest'
  | 'refund'
  | 'goods'
  | 'part'
  | 'none'

const asked = {
  decline: { title: 'requests.answer.decline.title', text: 'requests.answer.decline.text' },
  offer: { title: 'requests.answer.offer.title', text: null },
  replace: { title: 'requests.answer.replace.title', text: 'requests.answer.replace.text' },
  instruct: { title: 'requests.answer.instruct.title', text: 'requests.answer.instruct.text' },
  receive: { title: 'requests.answer.receive.title', text: 'requests.answer.receive.text' },
  contest: { title: 'requests.answer.contest.title', text: 'requests.answer.contest.text' },
  refund: { title: 'requests.decide.refund', text: 'requests.decide.text' },
  goods: { title: 'requests.decide.goods', text: 'requests.decide.text' },
  part: { title: 'requests.decide.part', text: 'requests.decide.text' },
  none: { title: 'requests.decide.none', text: 'requests.decide.text' },
} as const satisfies Record<Question, object>

export type AnswerDraft = {
  text: string
  amount: string
  conditions: Record<string, ReturnCondition>
  carrier: string
  trackingNumber: string
}
const nothing: AnswerDraft = { text: '', amount: '', conditions: {}, carrier: '', trackingNumber: '' }
/** Questions that need no words. */
const wordless = new Set<Question>(['offer', 'receive', 'replace'])

type AnswerFormProps = {
  request: StoreRequest
  question: Question
  send: (body: Answer | Decision, onDone: () => void) => void
  isBusy: boolean
  error: Error | null
  onClose: () => void
}

/** Asks for what an answer or a decision needs: a reason, an amount, an address, or how the goods arrived. */
export function AnswerForm({ request, question, send, isBusy, error, onClose }: AnswerFormProps) {
  const t = useWords()
  const { draft, change, drop } = useDraft(nothing, `request-answer:${request.id}:${question}`)
  const [isTried, setIsTried] = useState(false)
  const { title, text } = asked[question]
  const { worth } = request
  const hasAmount = question === 'offer' || question === 'part'
  const amount = parseAmount(draft.amount, worth.currency)
  const wrongAmount = hasAmount && (amount === null || amount <= 0 || amount > worth.amount)
  const wrongText = !wordless.has(question) && draft.text.trim() === ''
  const wrongNumber = question === 'replace' && draft.trackingNumber.trim() === ''
  const submit = () => {
    setIsTried(true)
    if (wrongAmount || wrongText || wrongNumber) return
    send(bodyOf(question, request, draft, amount ?? 0), () => {
      drop()
      onClose()
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(title)}
      description={text === null ? t('requests.answer.offer.text', { worth }) : t(text)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('requests.answer.not-now')}
          </Button>
          <Button isBusy={isBusy} onClick={submit}>
            {t('requests.answer.confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {hasAmount && (
          <Field
            label={t('requests.answer.offer.amount')}
            isRequired
            error={isTried && wrongAmount ? t('requests.answer.offer.wrong', { worth }) : undefined}
          >
            {(control) => (
              <MoneyInput
                {...control}
                currency={worth.currency}
                value={draft.amount}
                onChange={(typed) => change({ amount: typed })}
              />
            )}
          </Field>
        )}
        {question === 'receive' && (
          <ConditionFields
            lines={request.lines}
            conditions={draft.conditions}
            onChange={(conditions) => change({ conditions })}
          />
        )}
        {question === 'replace' && (
          <WayFields
            {...draft}
            isRequired
            error={isTried && wrongNumber ? t('requests.answer.replace.number-missing') : undefined}
            onChange={change}
          />
        )}
        {question !== 'receive' && question !== 'replace' && (
          <Field
            label={labelOf(question, t)}
            isRequired={question !== 'offer'}
            error={isTried && wrongText ? t('ui.reason-missing') : undefined}
          >
            {(control) => (
              <TextArea
                {...control}
                maxLength={question === 'instruct' ? 500 : 2000}
                value={draft.text}
                onChange={(event) => change({ text: event.target.value })}
              />
            )}
          </Field>
        )}
        <FormProblem>{error?.message ?? ''}</FormProblem>
      </div>
    </Dialog>
  )
}

function labelOf(question: Question, t: Words): string {
  if (question === 'offer') return t('requests.answer.note')
  return t(question === 'instruct' ? 'requests.answer.instruct.field' : 'requests.answer.reason')
}

function bodyOf(question: Question, request: StoreRequest, draft: AnswerDraft, minor: number): Answer | Decision {
  const text = draft.text.trim()
  const amount = { amount: minor, currency: request.worth.currency }
  switch (question) {
    case 'decline':
    case 'contest':
      return { act: question, text }
    case 'offer':
      return { act: 'offer', amount, ...(text && { text }) }
    case 'replace': {
      const carrier = draft.carrier.trim()
      return { act: 'replace', trackingNumber: draft.trackingNumber.trim(), ...(carrier && { carrier }) }
    }
    case 'instruct':
      return { act: 'instruct', returnTo: text }
    case 'receive':
      return { act: 'receive', lines: request.lines.map((line) => receivedLine(line, draft.conditions)) }
    case 'part':
      return { outcome: 'part', amount, reason: text }
    case 'none':
      return { outcome: 'none', reason: text }
    default:
      return { outcome: 'refund', needsGoods: question === 'goods', reason: text }
  }
}

/** Units as new go on sale again. */
function receivedLine({ lineId, quantity }: StoreRequest['lines'][number], conditions: AnswerDraft['conditions']) {
  const condition = conditions[lineId] ?? 'as-new'
  return { lineId, condition, restock: condition === 'as-new' ? quantity : 0 }
}
