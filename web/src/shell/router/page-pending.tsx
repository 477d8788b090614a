import { Spinner } from '../../ui/actions/spinner.tsx'

/** The default screen of a page that is loading. */
export function PagePending() {
  return <Spinner size={10} className="grid! min-h-[60dvh] place-items-center noscript:hidden!" />
}
