import { useQuery } from '@tanstack/react-query'
import { requestCountsQuery } from './queries.ts'

/** The number of requests that wait for the store, behind its entry in the menu; nothing when none does. */
export function RequestCount({ storeId }: { storeId: string | undefined }) {
  const { data } = useQuery({ ...requestCountsQuery(storeId ?? ''), enabled: storeId !== undefined })
  const waiting = (data?.open ?? 0) + (data?.sent_back ?? 0)
  if (waiting === 0) return null
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1.5 text-[0.75rem] leading-none font-bold text-on-accent tabular">
      {waiting}
    </span>
  )
}
