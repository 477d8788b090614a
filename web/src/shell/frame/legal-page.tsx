import type { LegalPage, LegalPageName } from '@makola/contract/shop/shop.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { legalPageQuery, versionIn } from '../api/legal-page-query.ts'
import { legalTitles } from './legal-titles.ts'

type LegalPageTextProps = {
  page: LegalPageName
  /** Below the text, from a higher module. */
  children?: ReactNode
}

/** A page that the operators wrote. A line that begins with `# ` is a heading; an empty line begins a paragraph. */
export function LegalPageText({ page, children }: LegalPageTextProps) {
  const t = useWords()
  const { data } = useSuspenseQuery(legalPageQuery(page, useLocation({ select: ({ search }) => versionIn(search) })))
  const blocks = data.text
    .split(/\n\s*\n|\n(?=# )|(?<=^# .*)\n/m)
    .map((block, place) => ({ block: block.trim(), place }))
  return (
    <article className="page grid max-w-3xl gap-4 py-12">
      <h1 className="text-title">{t(legalTitles[page])}</h1>
      <p className="text-small text-muted">
        {t('shell.legal.updated')} <LocalTime at={data.updatedAt} />
      </p>
      <EarlierNote page={data} />
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
      {children}
      <Versions page={data} />
    </article>
  )
}

function EarlierNote({ page: { page, version, versions } }: { page: LegalPage }) {
  const t = useWords()
  const next = versions.find((one) => one.version === version + 1)
  if (!next) return null
  return (
    <p role="note" className="rounded-md bg-sunken p-4">
      {t('shell.legal.earlier', {
        until: () => <LocalTime at={next.at} />,
        newest: (text) => (
          <a href={`/${page}/`} className="link">
            {text}
          </a>
        ),
      })}
    </p>
  )
}

/** Orders and stores note the version that was accepted: each stays readable. */
function Versions({ page: { page, version, versions } }: { page: LegalPage }) {
  const t = useWords()
  if (versions.length < 2) return null
  return (
    <details className="mt-8 border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2.5">{t('shell.legal.versions')}</summary>
      <ul>
        {versions.map((one) => (
          <li key={one.version}>
            <a
              href={`/${page}/?version=${one.version}`}
              aria-current={one.version === version ? 'page' : undefined}
              className="link inline-block py-2.5"
            >
              {t('shell.legal.version', { version: one.version, since: () => <LocalTime at={one.at} /> })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
