import { Link } from '@tanstack/react-router'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { chipStyles } from '../../ui/display/chip.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type Tab = 'reviews' | 'reports' | 'takedowns' | 'strikes' | 'rules'

/** The parts of moderation that the person may see. */
export function ModerationTabs({ open }: { open: Tab }) {
  const t = useWords()
  const may = {
    reviews: useStaffMay('reviews.read'),
    reports: useStaffMay('reports.read'),
    takedowns: useStaffMay('takedowns.read'),
    strikes: useStaffMay('takedowns.read'),
    rules: useStaffMay('takedowns.read'),
  }
  const tabs = [
    { tab: 'reviews', name: t('moderation.tab.reviews'), to: '/dashboard/moderation' },
    { tab: 'reports', name: t('moderation.tab.reports'), to: '/dashboard/moderation/reports' },
    { tab: 'takedowns', name: t('moderation.tab.takedowns'), to: '/dashboard/moderation/takedowns' },
    { tab: 'strikes', name: t('moderation.tab.strikes'), to: '/dashboard/moderation/strikes' },
    { tab: 'rules', name: t('moderation.tab.rules'), to: '/dashboard/moderation/rules' },
  ] as const
  return (
    <nav aria-label={t('moderation.tabs')} className="rail mb-3 gap-2">
      {tabs
        .filter(({ tab }) => may[tab])
        .map(({ tab, name, to }) => (
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
