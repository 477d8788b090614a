import type { InventoryItem } from '@makola/contract/inventory.ts'
import type { UseNavigateResult } from '@tanstack/react-router'
import { toast } from '../../ui/messages/toast.ts'

type Saved = { slug: string; name: string; status: InventoryItem['status'] }

/** Announces that a product is saved, with a link to its public page. */
export function announceSaved({ slug, name, status }: Saved, navigate: UseNavigateResult<string>): void {
  if (status !== 'active') {
    void toast.success(status === 'draft' ? 'Draft saved' : 'Saved')
    return
  }
  const view = { label: 'View', onClick: () => void navigate({ to: '/products/$id', params: { id: slug } }) }
  void toast.success(`${name} is in the shop`, { action: view })
}
