import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useWords } from '../../ui/words/use-words.ts'

/** Back to the inventory, from one of its products. */
export function InventoryWay() {
  const t = useWords()
  return (
    <Link
      to="/dashboard/inventory"
      className="inline-flex min-h-11 items-center gap-1 text-small text-muted hover:text-ink hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('catalogue.editor.back')}
    </Link>
  )
}
