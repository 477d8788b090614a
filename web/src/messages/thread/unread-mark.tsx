import { useWords } from '../../ui/words/use-words.ts'

/** A number of unread messages; nothing when there is none. */
export function UnreadMark({ count }: { count: number }) {
  const t = useWords()
  if (count === 0) return null
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-[0.75rem] leading-none font-bold text-on-accent tabular">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('messages.unread', { count })}</span>
    </span>
  )
}
