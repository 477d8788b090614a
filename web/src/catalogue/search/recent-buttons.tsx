import type { MouseEvent } from 'react'
import { X } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

type RecentButtonsProps = { recent: string[]; onKeep: (recent: string[]) => void }

const stays = (event: MouseEvent) => event.preventDefault()

/**
 * Buttons that forget recent searches, one by one or all: each lies over the end of its row, since an option can hold no button. Title
 * and rows are as high as these.
 */
export function RecentButtons({ recent, onKeep }: RecentButtonsProps) {
  const t = useWords()
  return (
    <fieldset aria-label={t('catalogue.search.recent')} className="absolute end-1 top-1 grid justify-items-end">
      <button
        type="button"
        // The field keeps the focus.
        onMouseDown={stays}
        onClick={() => onKeep([])}
        className="link h-11 px-3 text-small"
      >
        {t('catalogue.search.clear-recent')}
      </button>
      {recent.map((q) => (
        <button
          key={q}
          type="button"
          onMouseDown={stays}
          onClick={() => onKeep(recent.filter((other) => other !== q))}
          aria-label={t('catalogue.search.remove-recent', { words: q })}
          className="grid size-11 place-items-center rounded-sm text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      ))}
    </fieldset>
  )
}
