import { Spinner } from '../../ui/actions/spinner.tsx'

/** What a page shows while it is on its way, unless it has an outline of its own. */
export function PagePending() {
  return <Spinner size={10} className="grid! min-h-[60dvh] place-items-center" />
}
