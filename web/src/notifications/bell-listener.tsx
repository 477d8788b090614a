import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { unreadQuery } from './queries.ts'
import { markTitle } from './title-mark.ts'
import { useBell } from './use-bell.ts'

/** Listens to the bell for the whole dashboard, in each tab. Announces what is not visible, and marks the tab. */
export function BellListener({ storeId }: { storeId: string | undefined }) {
  const [said, setSaid] = useState('')
  useBell(storeId, setSaid)
  const { data: unread = 0 } = useQuery(unreadQuery(storeId))
  useEffect(() => markTitle(unread), [unread])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
