import { Link } from '@tanstack/react-router'
import { useWords } from '../../ui/words/use-words.ts'

/** Above a product that the shop's staff has taken down, everywhere or in some countries: the way to the reasons. */
export function TakenDownNotice({ id, countries }: { id: string; countries: readonly string[] }) {
  const t = useWords()
  return (
    <div role="note" className="mb-6 rounded-md bg-danger-soft px-4 py-3 text-danger-text">
      <p className="max-w-prose">
        {t('catalogue.editor.taken-down', {
          scope: countries.length > 0 ? 'countries' : 'everywhere',
          countries: countries.join(', '),
        })}
      </p>
      <p className="mt-2">
        <Link
          to="/dashboard/takedowns"
          search={{ product: id }}
          className="touch inline-flex items-center font-semibold underline underline-offset-4"
        >
          {t('catalogue.editor.taken-down.read')}
        </Link>
      </p>
    </div>
  )
}
