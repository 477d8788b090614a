import { useInfiniteQuery } from '@tanstack/react-query'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { DeskList } from '../wording/desk-list.tsx'
import { ModerationTabs } from './moderation-tabs.tsx'
import { type TakedownsShown, takedownsQuery, takedownsShown } from './queries.ts'
import { TakeDownButton } from './take-down-button.tsx'
import { TakedownCard } from './takedown-card.tsx'

const names = {
  live: 'moderation.takedowns.live',
  held: 'moderation.takedowns.held',
  appeals: 'moderation.takedowns.appeals',
  restored: 'moderation.takedowns.restored',
} as const

/** What the staff has taken down: in force, appealed, or restored. */
export function TakedownsPage({ show }: { show: TakedownsShown }) {
  const t = useWords()
  const list = useInfiniteQuery(takedownsQuery(show))
  const chips = takedownsShown.map((shown) => ({
    name: t(names[shown]),
    ...(shown === show && { count: list.data?.pages[0]?.meta.total ?? null }),
    isOn: shown === show,
    choice: { to: '/dashboard/moderation/takedowns', search: { show: shown === 'live' ? undefined : shown } } as const,
  }))
  const empty = { title: t('moderation.takedowns.empty'), text: t('moderation.takedowns.empty-text') }
  return (
    <>
      <PageTitle title={t('moderation.tab.takedowns')} actions={<TakeDownButton />} />
      <ModerationTabs open="takedowns" />
      <FilterChips chips={chips} className="mb-4" />
      <DeskList label={t('moderation.tab.takedowns')} list={list} empty={empty}>
        {(takedown) => <TakedownCard takedown={takedown} />}
      </DeskList>
    </>
  )
}
