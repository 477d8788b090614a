import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Files dropped on an element or pasted. Pasting works anywhere on the page, unless `isPasteShy`: then only with the focus inside
 * the element.
 * @returns Whether files hover over the element at the moment.
 */
export function useGivenFiles(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
  { isPasteShy }: { isPasteShy: boolean },
): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const isInside = ({ target }: Event) => target instanceof Node && element.current?.contains(target) === true
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const hover = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      // Also beside the element: otherwise the browser would leave the page and open the file.
      event.preventDefault()
      setIsOver(isInside(event))
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      if (isInside(event)) take.current([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
      if (files.length === 0 || (isPasteShy && !isInside(event))) return
      event.preventDefault()
      take.current(files)
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('dragover', hover, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => stop.abort()
  }, [element, isPasteShy])
  return isOver
}
