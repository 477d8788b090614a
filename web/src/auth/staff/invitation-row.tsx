import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { Mail } from '../../ui/icons.ts'

type InvitationRowProps = {
  invitation: { email: string; expiresAt: string }
  role: string
  /** Until when it can be accepted, and the label of one that cannot be any more. */
  goodUntil: ReactNode
  over: string
  /** The buttons. */
  children: ReactNode
}

/** An open invitation in a list of people: to the shop's staff, or to a store's team. */
export function InvitationRow({
  invitation: { email, expiresAt },
  role,
  goodUntil,
  over,
  children,
}: InvitationRowProps) {
  const isOver = Date.parse(expiresAt) <= Date.now()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 md:px-6">
      <span className="grid size-10 place-items-center rounded-full bg-sunken text-muted">
        <Mail aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{email}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-muted wrap-anywhere">
          {role}
          {isOver ? <Badge tone="danger">{over}</Badge> : <span>{goodUntil}</span>}
        </p>
      </div>
      <div className="flex gap-2">{children}</div>
    </li>
  )
}
