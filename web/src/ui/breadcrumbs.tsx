import { Link, type LinkProps } from '@tanstack/react-router'
import ChevronRight from 'lucide-react/icons/chevron-right'

export type Crumb = { label: string; link?: LinkProps }

/** The way to this page; the last crumb is the page itself and takes no link. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="rail items-center gap-1 text-small text-muted">
        {crumbs.map(({ label, link }, index) => (
          <li key={label} className="flex shrink-0 items-center gap-1">
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
