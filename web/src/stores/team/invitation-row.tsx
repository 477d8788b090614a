import { type Invitation, inviteMember, revokeInvitation } from '@makola/contract/stores/team.ts'
import Mail from 'lucide-react/icons/mail'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { roleNames } from '../membership/role-names.ts'
import { useChangeTeam } from './use-change-team.ts'

/** An open invitation: resend or revoke it. */
export function InvitationRow({ storeId, invitation }: { storeId: string; invitation: Invitation }) {
  const t = useWords()
  const { email, role, expiresAt } = invitation
  const isOver = Date.parse(expiresAt) <= Date.now()
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
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 md:px-6">
      <span className="grid size-10 place-items-center rounded-full bg-sunken text-muted">
        <Mail aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
          {t(roleNames[role])}
          {isOver ? (
            <Badge tone="danger">{t('stores.team.ended')}</Badge>
          ) : (
            <span>{t('stores.team.good-until', { day: () => <LocalTime at={expiresAt} part="date" /> })}</span>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" isBusy={resending.isPending} onClick={() => resending.mutate()}>
          {t('stores.team.resend')}
        </Button>
        <Button variant="ghost" size="sm" isBusy={revoking.isPending} onClick={() => revoking.mutate()}>
          {t('stores.team.revoke')}
        </Button>
      </div>
    </li>
  )
}
