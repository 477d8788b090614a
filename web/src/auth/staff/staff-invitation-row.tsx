import { revokeStaffInvitation, type StaffInvitation } from '@makola/contract/auth/staff.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Mail from 'lucide-react/icons/mail'
import { Suspense, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { staffRoleNames } from './staff-roles.ts'

const InviteStaffDialog = lazyPart(async () => ({
  default: (await import('./invite-staff-dialog.tsx')).InviteStaffDialog,
}))

/** An open invitation to the staff: send it again, or revoke it. */
export function StaffInvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: StaffInvitation }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const isOver = Date.parse(expiresAt) <= Date.now()
  const revoking = useMutation({
    mutationFn: () => call(revokeStaffInvitation, { params: { id } }),
    onSuccess: () => toast.success(t('auth.staff.revoked', { email })),
    onError: (error) => toast.error(error.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 md:px-6">
      <span className="grid size-10 place-items-center rounded-full bg-sunken text-muted">
        <Mail aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
          {t(staffRoleNames[role])}
          {isOver ? (
            <Badge tone="danger">{t('auth.staff.invitation-over')}</Badge>
          ) : (
            <span>{t('auth.staff.good-until', { time: () => <LocalTime at={expiresAt} /> })}</span>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" onClick={() => setIsAsked(true)}>
          {t('auth.staff.send-again')}
        </Button>
        <Button variant="ghost" size="sm" isBusy={revoking.isPending} onClick={() => revoking.mutate()}>
          {t('auth.staff.revoke')}
        </Button>
      </div>
      <Suspense>{isAsked && <InviteStaffDialog again={{ email, role }} onClose={() => setIsAsked(false)} />}</Suspense>
    </li>
  )
}
