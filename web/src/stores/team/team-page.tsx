import type { Member } from '@makola/contract/stores/team.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { UserPlus } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useCurrentStore } from '../membership/current-store.ts'
import { MemberRow } from './member-row.tsx'
import { RoleTable } from './role-table.tsx'
import { TeamInvitationRow } from './team-invitation-row.tsx'
import { invitationsQuery, membersQuery } from './team-queries.ts'

const InviteDialog = lazyPart(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))

/** The store's members, its open invitations, and the permissions of each role. */
export function TeamPage({ accountId }: { accountId: string }) {
  const t = useWords()
  const store = useCurrentStore()
  const { data: team } = useSuspenseQuery(membersQuery(store.id))
  const { data: invitations } = useSuspenseQuery(invitationsQuery(store.id))
  const [isInviting, setIsInviting] = useState(false)
  const owners = team.data.filter(({ role }) => role === 'owner').length
  const isLastOwner = (member: Member) => member.role === 'owner' && owners === 1
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={t('stores.team.title')}
        note={t('stores.team.summary', { store: store.name })}
        actions={
          <Button onClick={() => setIsInviting(true)}>
            <UserPlus aria-hidden="true" className="size-5" />
            {t('stores.team.invite')}
          </Button>
        }
      />
      <div className="grid gap-8">
        <section aria-labelledby="people">
          <h2 id="people" className="sr-only">
            {t('stores.team.people')}
          </h2>
          <Card className="p-0! md:p-0!">
            <ul className="divide-y divide-line">
              {team.data.map((member) => (
                <MemberRow
                  key={member.accountId}
                  storeId={store.id}
                  member={member}
                  isMe={member.accountId === accountId}
                  isLastOwner={isLastOwner(member)}
                />
              ))}
            </ul>
          </Card>
        </section>
        {invitations.length > 0 && (
          <section aria-labelledby="invited">
            <h2 id="invited" className="mb-3 text-heading">
              {t('stores.team.open-invitations')}
            </h2>
            <Card className="p-0! md:p-0!">
              <ul className="divide-y divide-line">
                {invitations.map((invitation) => (
                  <TeamInvitationRow key={invitation.id} storeId={store.id} invitation={invitation} />
                ))}
              </ul>
            </Card>
          </section>
        )}
        <section aria-labelledby="roles">
          <h2 id="roles" className="mb-3 text-heading">
            {t('stores.team.roles')}
          </h2>
          <RoleTable roles={team.meta.roles} />
        </section>
      </div>
      <Suspense>{isInviting && <InviteDialog store={store} onClose={() => setIsInviting(false)} />}</Suspense>
    </div>
  )
}
