import { type Invitation, inviteMember, revokeInvitation } from '@makola/contract/stores/team.ts'
import { InvitationRow } from '../../auth/staff/invitation-row.tsx'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { roleNames } from '../membership/role-names.ts'
import { useChangeTeam } from './use-change-team.ts'

/** An open invitation: resend or revoke it. */
export function TeamInvitationRow({ storeId, invitation }: { storeId: string; invitation: Invitation }) {
  const t = useWords()
  const { email, role, invitedBy, expiresAt } = invitation
  const resending = useChangeTeam<void>({
    storeId,
    change: () => call(inviteMember, { params: { id: storeId }, body: { email, role } }),
    done: () => t('stores.team.invited-again', { email }),
  })
  const revoking = useChangeTeam<void>({
    storeId,
    change: () => call(revokeInvitation, { params: { id: storeId, invitationId: invitation.id } }),
    done: () => t('stores.team.revoked', { email }),
  })
  return (
    <InvitationRow
      invitation={invitation}
      role={`${t(roleNames[role])} ${t('stores.team.invited-by', { person: invitedBy })}`}
      goodUntil={t('stores.team.good-until', { day: () => <LocalTime at={expiresAt} part="date" /> })}
      over={t('stores.team.ended')}
    >
      <Button variant="outline" size="sm" isBusy={resending.isPending} onClick={() => resending.mutate()}>
        {t('stores.team.resend')}
      </Button>
      <Button variant="ghost" size="sm" isBusy={revoking.isPending} onClick={() => revoking.mutate()}>
        {t('stores.team.revoke')}
      </Button>
    </InvitationRow>
  )
}
