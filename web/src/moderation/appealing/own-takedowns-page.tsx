import { useInfiniteQuery } from '@tanstack/react-query'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { DeskList } from '../wording/desk-list.tsx'
import { OwnTabs } from './own-tabs.tsx'
import { OwnTakedownCard } from './own-takedown-card.tsx'
import { storeTakedownsQuery } from './queries.ts'

/** What the staff has taken down of a store, with the reasons and the way to appeal. */
export function OwnTakedownsPage({ product }: { product: string | undefined }) {
  const t = useWords()
  const { id } = useCurrentStore()
  const list = useInfiniteQuery(storeTakedownsQuery(id, product))
  const empty = { title: t('moderation.own.empty'), text: t('moderation.own.empty-text') }
  return (
    <>
      <PageTitle title={t('moderation.own.title')} note={t('moderation.own.note')} />
      <OwnTabs open="takedowns" />
      <DeskList label={t('moderation.own.title')} list={list} empty={empty}>
        {(takedown) => <OwnTakedownCard takedown={takedown} />}
      </DeskList>
    </>
  )
}
