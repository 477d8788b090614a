import type { InventoryItem } from '@makola/contract/inventory.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type Status = InventoryItem['status']

export const statusNames = {
  active: 'catalogue.stock.active',
  draft: 'catalogue.stock.draft',
  archived: 'catalogue.stock.archived',
} as const satisfies Record<Status, string>

const tones = { active: 'success', draft: 'accent', archived: 'neutral' } as const

export function StatusBadge({ status }: { status: Status }) {
  const t = useWords()
  return <Badge tone={tones[status]}>{t(statusNames[status])}</Badge>
}
