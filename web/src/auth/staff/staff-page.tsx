import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { UserPlus } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { accountQuery } from '../session/session.ts'
import { StaffInvitationRow } from './staff-invitation-row.tsx'
import { StaffMemberRow } from './staff-member-row.tsx'
import { staffInvitationsQuery, staffQuery } from './staff-queries.ts'
import { staffRoleNames, staffRoleNotes, staffRoles } from './staff-roles.ts'

const InviteStaffDialog = lazyPart(async () => ({
  default: (await import('./invite-staff-dialog.tsx')).InviteStaffDialog,
}))

/** The people who run the shop, the open invitations, and the purpose of each role. */
export function StaffPage() {
  const t = useWords()
  const { data: account } = useSuspenseQuery(accountQuery)
  const { data: people } = useSuspenseQuery(staffQuery)
  const { data: invitations } = useSuspenseQuery(staffInvitationsQuery)
  const [isInviting, setIsInviting] = useState(false)
  const owners = people.filter(({ role }) => role === 'owner').length
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={t('auth.staff.title')}
        note={t('auth.staff.summary')}
        actions={
          <Button onClick={() => setIsInviting(true)}>
            <UserPlus aria-hidden="true" className="size-5" />
            {t('auth.staff.invite')}
          </Button>
        }
      />
      <div className="grid gap-8">
        <Card className="p-0! md:p-0!">
          <ul aria-label={t('auth.staff.people')} className="divide-y divide-line">
            {people.map((member) => (
              <StaffMemberRow
                key={member.accountId}
                member={member}
                isMe={member.accountId === account.id}
                isLastOwner={member.role === 'owner' && owners === 1}
              />
            ))}
          </ul>
        </Card>
        {invitations.length > 0 && (
          <section aria-labelledby="invited">
            <h2 id="invited" className="mb-3 text-heading">
              {t('auth.staff.invited')}
            </h2>
            <Card className="p-0! md:p-0!">
              <ul aria-labelledby="invited" className="divide-y divide-line">
                {invitations.map((invitation) => (
                  <StaffInvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            </Card>
          </section>
        )}
        <section aria-labelledby="roles">
          <h2 id="roles" className="mb-3 text-heading">
            {t('auth.staff.roles')}
          </h2>
          <Card>
            <dl className="grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-y-3">
              {staffRoles.map((role) => (
                <div key={role} className="contents">
                  <dt className="font-semibold max-sm:-mb-4">{t(staffRoleNames[role])}</dt>
                  <dd className="text-muted">{t(staffRoleNotes[role])}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </section>
      </div>
      <Suspense>{isInviting && <InviteStaffDialog onClose={() => setIsInviting(false)} />}</Suspense>
    </div>
  )
}
