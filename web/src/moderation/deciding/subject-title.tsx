import type { ModerationSubject } from '@makola/contract/moderation/moderation.ts'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../ui/words/use-words.ts'

/** What a report or a takedown is about, with the way to its page while there is one. */
export function SubjectTitle({ subject, isDown }: { subject: ModerationSubject; isDown: boolean }) {
  const t = useWords()
  const { kind, name, slug, store } = subject
  const to = kind === 'product' ? '/products/$id' : '/store/$id'
  return (
    <div className="min-w-0">
      <h2 className="text-subheading break-words">
        {isDown ? (
          name
        ) : (
          <Link to={to} params={{ id: slug }} className="link">
            {name}
          </Link>
        )}
      </h2>
      <p className="text-small text-muted">{t('moderation.reports.of', { kind, store: store.name })}</p>
    </div>
  )
}
