import { Link, type LinkProps } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { ChevronRight } from '../icons.ts'
import { useWords } from '../words/use-words.ts'

export type Crumb = { label: string; link?: LinkProps }

/** The breadcrumbs of this page; the last one is the page itself and has no link. A phone has room only for a back link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useWords()
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className="rail items-center gap-1 text-small text-muted">
        {crumbs.map(({ label, link }, index) => (
          <li key={label} className={cx('flex shrink-0 items-center gap-1', !link && 'max-md:hidden')}>
            {index > 0 && <ChevronRight aria-hidden="true" className="size-4" />}
            {link ? (
              <Link {...link} className="flex min-h-11 items-center hover:text-ink hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
