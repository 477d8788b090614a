import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { PrivatePictures } from '../pictures/private-picture.tsx'
import { RequestClock } from '../wording/request-clock.tsx'
import { RequestEvents } from '../wording/request-events.tsx'
import { RequestLines } from '../wording/request-lines.tsx'
import { RequestMoney } from '../wording/request-money.tsx'
import { kindNames, reasonNames, stateNames, stateTones } from '../wording/request-names.ts'
import { BuyerActs } from './buyer-acts.tsx'

/** A request as its buyer sees it: where it stands, what follows by itself, and what can be done. */
export function RequestCard({ request, token }: { request: BuyerRequest; token: string }) {
  const t = useWords()
  const { number, kind, reason, state, lines, text, pictures, events } = request
  return (
    <section
      aria-label={t('requests.card', { number })}
      className="grid gap-3 rounded-lg border border-line bg-paper p-3 md:p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h4 className="font-semibold">{t(kindNames[kind])}</h4>
          <p className="text-small text-muted">{t(reasonNames[reason])}</p>
          <p className="text-small text-muted">{number}</p>
        </div>
        <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
      </div>
      <RequestClock request={request} side="buyer" />
      <RequestMoney {...request} />
      <RequestLines lines={lines} />
      {text && <p className="break-words whitespace-pre-line">{text}</p>}
      <PrivatePictures ids={pictures} token={token} />
      <RequestEvents events={events} />
      <BuyerActs request={request} token={token} />
    </section>
  )
}
