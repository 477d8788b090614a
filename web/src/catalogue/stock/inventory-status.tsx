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

/** What the shop's staff has taken down is so, whatever the seller has chosen. */
export function StatusBadge({ status, isBlocked }: { status: Status; isBlocked: boolean }) {
  const t = useWords()
  if (isBlocked) return <Badge tone="danger">{t('catalogue.stock.taken-down')}</Badge>
  return <Badge tone={tones[status]}>{t(statusNames[status])}</Badge>
}
