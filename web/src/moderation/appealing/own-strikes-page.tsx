import { useInfiniteQuery } from '@tanstack/react-query'
import { useCurrentStore, useMay } from '../../stores/membership/current-store.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { DeskList } from '../wording/desk-list.tsx'
import { OwnStrikeCard } from './own-strike-card.tsx'
import { OwnTabs } from './own-tabs.tsx'
import { SayButton } from './say-button.tsx'
import { storeStrikesQuery, useAnswerStrikes } from './strike-queries.ts'

/** A store's strikes with their reasons, the way to answer them, and the way to appeal. */
export function OwnStrikesPage() {
  const t = useWords()
  const { id } = useCurrentStore()
  const list = useInfiniteQuery(storeStrikesQuery(id))
  const answer = useAnswerStrikes(id)
  const mayAnswer = useMay('appeals.write')
  const meta = list.data?.pages[0]?.meta
  const needsAnswer = list.data?.pages.some((page) => page.data.some((one) => one.isLive && one.answeredAt === null))
  const empty = { title: t('moderation.strikes.none'), text: t('moderation.strikes.none-text') }
  return (
    <>
      <PageTitle title={t('moderation.strikes.title')} note={t('moderation.strikes.note')} />
      <OwnTabs open="strikes" />
      {meta && meta.points > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <p className="font-semibold">{t('moderation.strikes.count', { points: meta.points })}</p>
          {needsAnswer && mayAnswer && (
            <SayButton
              verb={t('moderation.strikes.answer')}
              title={t('moderation.strikes.answer-title')}
              description={t('moderation.strikes.answer-text')}
              label={t('moderation.strikes.answer-words')}
              send={t('moderation.strikes.answer-send')}
              draftKey={`strikes:${id}`}
              most={2000}
              saying={answer}
            />
          )}
        </div>
      )}
      <DeskList label={t('moderation.strikes.title')} list={list} empty={empty}>
        {(strike) => <OwnStrikeCard strike={strike} />}
      </DeskList>
    </>
  )
}
