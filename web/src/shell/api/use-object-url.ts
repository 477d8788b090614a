import { useEffect, useMemo } from 'react'

/** Returns an address of a file that is in this page's memory only, until the file changes or its place on the page goes. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  return url
}
