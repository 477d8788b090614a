import type { MemberRole } from '@makola/contract/permissions.ts'
import { Select } from '../../ui/inputs/select.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { roleNames, roleNotes } from '../membership/role-names.ts'

const roles = Object.keys(roleNotes) as MemberRole[]

type RoleSelectProps = {
  label: string
  value: MemberRole
  onChange: (role: MemberRole) => void
  /** The id of the text that says why it is read-only. */
  refusalId?: string | undefined
  className?: string
}

export function RoleSelect({ label, value, onChange, refusalId, className }: RoleSelectProps) {
  const t = useWords()
  return (
    <Select
      aria-label={label}
      value={value}
      disabled={refusalId !== undefined}
      aria-describedby={refusalId}
      onChange={(event) => onChange(event.target.value as MemberRole)}
      {...(className && { className })}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(roleNames[role])}
        </option>
      ))}
    </Select>
  )
}
