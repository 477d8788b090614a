import type { StoreAct, StoreRequest } from '@makola/contract/requests/store-requests.ts'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { AnswerForm, type Question } from './answer-form.tsx'
import { type Answer, type Decision, useAnswerRequest, useDecideRequest } from './use-answer-request.ts'

const labels = {
  receive: 'requests.answer.receive',
  contest: 'requests.answer.contest',
  instruct: 'requests.answer.instruct',
  offer: 'requests.answer.offer',
  replace: 'requests.answer.replace',
  decline: 'requests.answer.decline',
} as const

const decisions = {
  refund: 'requests.decide.refund',
  goods: 'requests.decide.goods',
  part: 'requests.decide.part',
  none: 'requests.decide.none',
} as const

/** Two in a row between a phone and a desk: of four, none drops to a row of its own. */
const rows = 'grid gap-2 md:max-lg:w-fit md:max-lg:grid-cols-2'

const isDecision = (body: Answer | Decision): body is Decision => 'outcome' in body

/** All that a store can answer now, and the staff decide; the usual answer is one press. */
export function AnswerButtons({ request }: { request: StoreRequest }) {
  const t = useWords()
  const [question, setQuestion] = useState<Question>()
  const answer = useAnswerRequest(request.id)
  const decide = useDecideRequest(request.id)
  const { kind, worth, acts, canDecide, returnTo } = request
  const may = (act: StoreAct) => acts.find((known) => known.act === act)?.isAllowed
  // Goods cannot travel before their buyer knows where to.
  const next = may('instruct') !== undefined && returnTo === null ? 'instruct' : 'receive'
  const hasGoods = kind === 'return' || kind === 'faulty'
  const approve = (needsGoods: boolean) => answer.mutate({ act: 'approve', needsGoods })
  const send = (body: Answer | Decision, onSuccess: () => void) =>
    isDecision(body) ? decide.mutate(body, { onSuccess }) : answer.mutate(body, { onSuccess })
  if (acts.length === 0 && !canDecide) return null
  return (
    <div className="grid gap-2">
      <div className={rows}>
        {may('approve') !== undefined && (
          <>
            <Button isBusy={answer.isPending} disabled={!may('approve')} onClick={() => approve(hasGoods)}>
              {hasGoods ? t('requests.answer.approve') : t('requests.answer.pay', { amount: worth })}
            </Button>
            {hasGoods && (
              <Button
                variant="outline"
                isBusy={answer.isPending}
                disabled={!may('approve')}
                onClick={() => approve(false)}
              >
                {t('requests.answer.keep')}
              </Button>
            )}
          </>
        )}
        {may('deliver') !== undefined && (
          <Button
            isBusy={answer.isPending}
            disabled={!may('deliver')}
            onClick={() => answer.mutate({ act: 'deliver' })}
          >
            {t('requests.answer.deliver')}
          </Button>
        )}
        {(['instruct', 'receive', 'contest', 'replace', 'offer', 'decline'] as const).map(
          (act) =>
            may(act) !== undefined && (
              <Button
                key={act}
                variant={act === next ? 'default' : 'outline'}
                disabled={!may(act)}
                onClick={() => setQuestion(act)}
              >
                {t(labels[act])}
              </Button>
            ),
        )}
      </div>
      {acts.some(({ isAllowed }) => !isAllowed) && <p className="text-small text-muted">{t('requests.answer.role')}</p>}
      {canDecide && (
        <section aria-labelledby="decision" className="grid gap-2">
          <h2 id="decision" className="text-subheading">
            {t('requests.decide.title')}
          </h2>
          <div className={rows}>
            {(['refund', 'goods', 'part', 'none'] as const).map(
              (outcome) =>
                (outcome !== 'goods' || hasGoods) && (
                  <Button
                    key={outcome}
                    variant={outcome === 'refund' ? 'default' : 'outline'}
                    onClick={() => setQuestion(outcome)}
                  >
                    {t(decisions[outcome])}
                  </Button>
                ),
            )}
          </div>
        </section>
      )}
      {answer.error && !question && (
        <p role="alert" className="text-small font-medium text-danger-text">
          {answer.error.message}
        </p>
      )}
      {question && (
        <AnswerForm
          request={request}
          question={question}
          send={send}
          isBusy={answer.isPending || decide.isPending}
          error={answer.error ?? decide.error}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  )
}
