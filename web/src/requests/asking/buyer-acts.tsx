import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { BuyerQuestion } from './buyer-act-form.tsx'
import { useActOnRequest } from './use-act-on-request.ts'

const BuyerActForm = lazyPart(async () => ({ default: (await import('./buyer-act-form.tsx')).BuyerActForm }))

const labels = {
  accept: 'requests.act.accept',
  refuse: 'requests.act.refuse',
  confirm: 'requests.act.confirm',
  'send-back': 'requests.act.send-back',
  escalate: 'requests.act.escalate',
  withdraw: 'requests.act.withdraw',
} as const

const order = ['accept', 'refuse', 'confirm', 'send-back', 'escalate', 'withdraw'] as const

/** The buttons for what the buyer can do now. What needs a word, or cannot be undone, asks first. */
export function BuyerActs({ request, token }: { request: BuyerRequest; token: string }) {
  const t = useWords()
  const [asked, setAsked] = useState<BuyerQuestion>()
  const act = useActOnRequest(request, token)
  const acts = order.filter((act) => request.acts.includes(act))
  if (acts.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((name, index) => (
        <Button
          key={name}
          size="sm"
          variant={name === 'withdraw' ? 'ghost' : index === 0 ? 'default' : 'outline'}
          isBusy={act.isPending}
          onClick={() => {
            if (name === 'accept' || name === 'refuse' || name === 'confirm') act.mutate({ act: name })
            else setAsked(name)
          }}
        >
          {t(labels[name])}
        </Button>
      ))}
      <Suspense>
        {asked && <BuyerActForm request={request} question={asked} act={act} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </div>
  )
}
