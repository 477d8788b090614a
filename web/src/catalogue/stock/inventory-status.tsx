import type { InventoryItem } from '@makola/contract/catalogue/inventory.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'

type Status = InventoryItem['status']

const statusNames = {
  active: 'catalogue.stock.active',
  draft: 'catalogue.stock.draft',
  archived: 'catalogue.stock.archived',
} as const satisfies Record<Status, string>

const tones = { active: 'success', draft: 'accent', archived: 'neutral' } as const

type Standing = { status: Status; isBlocked: boolean }

/** What the shop's staff has taken down is so, whatever the seller has chosen. */
export const nameStatus = ({ status, isBlocked }: Standing, t: Words): string =>
  isBlocked ? t('catalogue.stock.taken-down') : t(statusNames[status])

export function StatusBadge(standing: Standing) {
  const t = useWords()
  return (
    <Badge tone={standing.isBlocked ? 'danger' : tones[standing.status]} className="whitespace-nowrap">
      {nameStatus(standing, t)}
    </Badge>
  )
}
