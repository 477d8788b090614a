import type { InventoryItem } from '@makola/contract/inventory.ts'
import { Badge } from '../../ui/display/badge.tsx'

type Status = InventoryItem['status']

export const statusNames: Record<Status, string> = { active: 'On sale', draft: 'Draft', archived: 'Archived' }

const tones = { active: 'success', draft: 'accent', archived: 'neutral' } as const

export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>
}
