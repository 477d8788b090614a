import type { InventoryItem } from '@makola/contract/catalogue/inventory.ts'
import type { UseNavigateResult } from '@tanstack/react-router'
import { toast } from '../../ui/messages/toast.ts'
import type { Words } from '../../ui/words/use-words.ts'

type Saved = { slug: string; name: string; status: InventoryItem['status'] }

/** Announces that a product is saved, with a link to its public page. */
export function announceSaved({ slug, name, status }: Saved, navigate: UseNavigateResult<string>, t: Words): void {
  if (status !== 'active') {
    void toast.success(status === 'draft' ? t('catalogue.editor.saved-draft') : t('catalogue.editor.saved'))
    return
  }
  const view = {
    label: t('catalogue.editor.published.view'),
    onClick: () => void navigate({ to: '/products/$id', params: { id: slug } }),
  }
  void toast.success(t('catalogue.editor.published', { name }), { action: view })
}
