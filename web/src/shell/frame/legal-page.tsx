import type { LegalPageName } from '@makola/contract/shop.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { legalPageQuery } from '../api/legal-page-query.ts'
import { legalTitles } from './legal-titles.ts'

/** A page that the operators wrote. A line that begins with `# ` is a heading; an empty line begins a paragraph. */
export function LegalPageText({ page }: { page: LegalPageName }) {
  const t = useWords()
  const { data } = useSuspenseQuery(legalPageQuery(page))
  const blocks = data.text
    .split(/\n\s*\n|\n(?=# )|(?<=^# .*)\n/m)
    .map((block, place) => ({ block: block.trim(), place }))
  return (
    <article className="page grid max-w-3xl gap-4 py-12">
      <h1 className="text-title">{t(legalTitles[page])}</h1>
      <p className="text-small text-muted">
        {t('shell.legal.updated')} <LocalTime at={data.updatedAt} />
      </p>
      {blocks.map(({ block, place }) =>
        block.startsWith('# ') ? (
          <h2 key={place} className="mt-4 text-heading break-words">
            {block.slice(2)}
          </h2>
        ) : (
          <p key={place} className="max-w-prose whitespace-pre-line break-words">
            {block}
          </p>
        ),
      )}
    </article>
  )
}
