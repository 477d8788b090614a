import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The words of both sides to each other, newest first; steps without a word are the state above. */
export function RequestEvents({ events }: Pick<BuyerRequest, 'events'>) {
  const t = useWords()
  const said = events.filter(({ text, from }) => text !== '' && from !== null)
  if (said.length === 0) return null
  return (
    <ul className="grid gap-2 border-s-2 border-line ps-3">
      {said.map(({ at, by, text }) => (
        <li key={at}>
          <p className="text-small text-muted">
            <span className="font-semibold text-ink">{t('requests.said', { by })}</span> · <LocalTime at={at} />
          </p>
          <p className="break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ul>
  )
}
