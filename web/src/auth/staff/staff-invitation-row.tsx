import { revokeStaffInvitation, type StaffInvitation } from '@makola/contract/auth/staff.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { InvitationRow } from './invitation-row.tsx'
import { staffRoleNames } from './staff-roles.ts'

const InviteStaffDialog = lazyPart(async () => ({
  default: (await import('./invite-staff-dialog.tsx')).InviteStaffDialog,
}))

/** An open invitation to the staff: send it again, or revoke it. */
export function StaffInvitationRow({ invitation }: { invitation: StaffInvitation }) {
  const { id, email, role, expiresAt } = invitation
  const t = useWords()
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const revoking = useMutation({
    mutationFn: () => call(revokeStaffInvitation, { params: { id } }),
    onSuccess: () => toast.success(t('auth.staff.revoked', { email })),
    onError: (error) => toast.error(error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  })
  return (
    <InvitationRow
      invitation={invitation}
      role={t(staffRoleNames[role])}
      goodUntil={t('auth.staff.good-until', { time: () => <LocalTime at={expiresAt} /> })}
      over={t('auth.staff.invitation-over')}
    >
      <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
        {t('auth.staff.send-again')}
      </Button>
      <Button variant="ghost" size="sm" isBusy={revoking.isPending} onClick={() => revoking.mutate()}>
        {t('auth.staff.revoke')}
      </Button>
      <Suspense>{isAsked && <InviteStaffDialog again={{ email, role }} onClose={() => setIsAsked(false)} />}</Suspense>
    </InvitationRow>
  )
}
