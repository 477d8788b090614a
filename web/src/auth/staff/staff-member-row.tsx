import { changeStaffRole, removeStaff, type StaffMember } from '@makola/contract/auth/staff.ts'
import type { StaffRole } from '@makola/contract/permissions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { UserMinus } from '../../ui/icons.ts'
import { Select } from '../../ui/inputs/select.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { InitialsMark } from '../account/initials-mark.tsx'
import { ProofDialog } from '../forms/proof-dialog.tsx'
import { accountQuery } from '../session/session.ts'
import { staffRoleNames, staffRoleNotes, staffRoles } from './staff-roles.ts'

type StaffMemberRowProps = { member: StaffMember; isMe: boolean; isLastOwner: boolean }

/** One of the people who run the shop: another role, or none. */
export function StaffMemberRow({ member, isMe, isLastOwner }: StaffMemberRowProps) {
  const t = useWords()
  const { name, email, role, since, invitedBy } = member
  const [wish, setWish] = useState<StaffRole | 'none'>()
  const refusalId = isLastOwner ? 'last-owner-stays' : undefined
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 md:px-6">
      <InitialsMark name={name} className="size-10! text-base!" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          {isMe && <Badge>{t('auth.staff.you')}</Badge>}
          {!member.hasSecondFactor && (
            <Badge tone="danger">
              {t(member.isSuspended ? 'auth.staff.suspended' : 'auth.staff.no-second-factor')}
            </Badge>
          )}
        </p>
        <p className="text-small text-muted wrap-anywhere">{email}</p>
        <p className="text-small text-muted wrap-anywhere">
          {t('auth.staff.since', { day: () => <LocalTime at={since} part="date" /> })}
          {invitedBy && ` · ${t('auth.staff.invited-by', { email: invitedBy })}`}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full">
        <Select
          aria-label={t('auth.staff.role-of', { name })}
          value={role}
          disabled={isLastOwner}
          aria-describedby={refusalId}
          onChange={(event) => setWish(event.target.value as StaffRole)}
          className="w-40 max-sm:grow"
        >
          {staffRoles.map((each) => (
            <option key={each} value={each}>
              {t(staffRoleNames[each])}
            </option>
          ))}
        </Select>
        <Button
          variant="ghost"
          size="icon"
          disabled={isLastOwner}
          aria-describedby={refusalId}
          aria-label={t('auth.staff.remove', { name })}
          onClick={() => setWish('none')}
        >
          <UserMinus aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {isLastOwner && (
        <p id={refusalId} className="basis-full text-small text-muted">
          {t('auth.staff.last-owner')}
        </p>
      )}
      {wish && <RoleQuestion member={member} wish={wish} onClose={() => setWish(undefined)} />}
    </li>
  )
}

type RoleQuestionProps = { member: StaffMember; wish: StaffRole | 'none'; onClose: () => void }

function RoleQuestion({ member: { accountId, name }, wish, onClose }: RoleQuestionProps) {
  const t = useWords()
  const queryClient = useQueryClient()
  const isRemoval = wish === 'none'
  const params = { accountId }
  return (
    <ProofDialog
      title={isRemoval ? t('auth.staff.remove.title', { name }) : t('auth.staff.change.title', { name, role: wish })}
      description={isRemoval ? t('auth.staff.remove.text') : t(staffRoleNotes[wish])}
      action={isRemoval ? t('auth.staff.remove.confirm') : t('auth.staff.change.confirm')}
      isDestructive={isRemoval}
      onClose={onClose}
      onSend={async (proof) => {
        if (isRemoval) await call(removeStaff, { params, body: proof })
        else await call(changeStaffRole, { params, body: { role: wish, ...proof } })
        // One's own rights may have changed with it.
        await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
        await queryClient.invalidateQueries({ queryKey: ['staff'] })
        void toast.success(
          isRemoval ? t('auth.staff.removed', { name }) : t('auth.staff.changed', { name, role: wish }),
        )
      }}
    />
  )
}
