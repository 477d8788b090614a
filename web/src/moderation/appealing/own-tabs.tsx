import { Link } from '@tanstack/react-router'
import { chipStyles } from '../../ui/display/chip.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The two kinds of decisions against a store. */
export function OwnTabs({ open }: { open: 'takedowns' | 'strikes' }) {
  const t = useWords()
  const tabs = [
    { tab: 'takedowns', name: t('moderation.own.title'), to: '/dashboard/takedowns' },
    { tab: 'strikes', name: t('moderation.strikes.title'), to: '/dashboard/takedowns/strikes' },
  ] as const
  return (
    <nav aria-label={t('moderation.own.tabs')} className="rail mb-4 gap-2">
      {tabs.map(({ tab, name, to }) => (
        <Link
          key={tab}
          to={to}
          activeOptions={{ exact: true }}
          aria-current={tab === open ? 'page' : undefined}
          className={chipStyles()}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
