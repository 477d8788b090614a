import { useInfiniteQuery } from '@tanstack/react-query'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ModerationTabs } from '../deciding/moderation-tabs.tsx'
import { DeskList } from '../wording/desk-list.tsx'
import { GiveStrike } from './give-strike.tsx'
import { type StrikesAsked, strikesQuery, strikesShown } from './queries.ts'
import { StrikeCard } from './strike-card.tsx'

const names = {
  live: 'moderation.strikes.live',
  appeals: 'moderation.takedowns.appeals',
  over: 'moderation.strikes.past',
} as const

/** The strikes of all stores or of one: those that count, those appealed, those that are over. */
export function StrikesPage({ show, store }: StrikesAsked) {
  const t = useWords()
  const list = useInfiniteQuery(strikesQuery({ show, store }))
  const chips = strikesShown.map((shown) => ({
    name: t(names[shown]),
    ...(shown === show && { count: list.data?.pages[0]?.meta.total ?? null }),
    isOn: shown === show,
    choice: {
      to: '/dashboard/moderation/strikes',
      search: { show: shown === 'live' ? undefined : shown, of: store },
    } as const,
  }))
  const empty = { title: t('moderation.strikes.none'), text: t('moderation.strikes.empty-text') }
  return (
    <>
      <PageTitle title={t('moderation.tab.strikes')} note={t('moderation.strikes.staff-note')} />
      <ModerationTabs open="strikes" />
      {store && <GiveStrike store={store} />}
      <FilterChips chips={chips} className="mb-4" />
      <DeskList label={t('moderation.tab.strikes')} list={list} empty={empty}>
        {(strike) => <StrikeCard strike={strike} />}
      </DeskList>
    </>
  )
}
