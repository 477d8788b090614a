import type { StoreSummary } from '@makola/contract/stores/stores.ts'
import { followStore, unfollowStore } from '@makola/contract/wishes/follows.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useOwner } from '../marks/last-change.ts'
import { useMarks } from '../marks/marks-query.ts'
import { useMark } from '../marks/use-mark.ts'

/** Follows a store, or stops. A guest signs in first and comes back here. */
export function FollowButton({ store: { id, name } }: { store: Pick<StoreSummary, 'id' | 'name'> }) {
  const t = useWords()
  const href = useLocation({ select: (location) => location.href })
  const { isSignedIn } = useOwner()
  const { mutate } = useMark()
  const isFollowed = useMarks().storeIds.includes(id)
  const label = t('wishes.follow-store', { store: name })
  if (!isSignedIn) {
    return (
      <Link to="/login" search={{ redirect: href }} aria-label={label} className={buttonStyles({ variant: 'outline' })}>
        {t('wishes.follow')}
      </Link>
    )
  }
  const toggle = () =>
    mutate(
      {
        ...{ list: 'storeIds', id, isOn: !isFollowed },
        send: () => call(isFollowed ? unfollowStore : followStore, { params: { id } }),
      },
      { onSuccess: () => !isFollowed && void toast.success(t('wishes.followed', { store: name })) },
    )
  return (
    <Button variant="outline" aria-pressed={isFollowed} aria-label={label} onClick={toggle}>
      {isFollowed ? t('wishes.following') : t('wishes.follow')}
    </Button>
  )
}
