import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { Picture } from '../../ui/display/picture.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The units that a request is about. */
export function RequestLines({ lines }: Pick<BuyerRequest, 'lines'>) {
  const t = useWords()
  return (
    <ul className="grid gap-2">
      {lines.map(({ lineId, name, variantTitle, picture, quantity }) => (
        <li key={lineId} className="flex items-center gap-3">
          <Picture picture={picture} sizes="40px" alt="" className="size-10 shrink-0 rounded-md" />
          <span className="min-w-0">
            <span className="block leading-5 font-medium break-words">{t('requests.units', { quantity, name })}</span>
            {variantTitle && <span className="block text-small text-muted">{variantTitle}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
