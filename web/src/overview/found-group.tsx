import { type ReactNode, useId } from 'react'
import { Card } from '../ui/display/card.tsx'
import { useWords } from '../ui/words/use-words.ts'

type FoundGroupProps<T> = {
  title: string
  group: { found: T[]; hasMore: boolean } | null
  children: (row: T) => ReactNode
}

/** What was found of one kind; nothing where the role may not see it, or where nothing was found. */
export function FoundGroup<T>({ title, group, children }: FoundGroupProps<T>) {
  const t = useWords()
  const id = useId()
  if (!group || group.found.length === 0) return null
  return (
    <Card aria-labelledby={id} className="min-w-0 md:p-5!">
      <h2 id={id} className="text-subheading">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line">{group.found.map(children)}</ul>
      {group.hasMore && <p className="mt-2 text-small text-muted">{t('overview.search.more')}</p>}
    </Card>
  )
}

/** One thing: its name as a link, a note below, a value at the end. */
export function FoundRow({ children, note, end }: { children: ReactNode; note: ReactNode; end?: ReactNode }) {
  return (
    <li className="flex items-start justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <div className="break-words">{children}</div>
        <div className="text-small break-words text-muted">{note}</div>
      </div>
      {end && <div className="shrink-0 text-end text-small">{end}</div>}
    </li>
  )
}
