import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The pressed picture, and the point in it, from 0 to 1. */
export type ZoomPoint = { index: number; x: number; y: number }

type Given = { start: ZoomPoint; count: number; onShow: (index: number) => void }

/** The swipe that brings the next picture, and the largest zoom beyond the screen's size. */
const swipePixels = 60
const largest = 4

/** The zoomed picture: its size, its visible part, and its index. */
export function useZoom({ start, count, onShow }: Given) {
  const view = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start.index)
  const [isLarge, setIsLarge] = useState(true)
  const [width, setWidth] = useState(0)
  const point = useRef({ x: start.x, y: start.y })
  const show = (next: number) => {
    if (next < 0 || next >= count) return
    setIndex(next)
    onShow(next)
  }
  // Keeps the pressed point in the middle of the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is looked at in its own middle
  useLayoutEffect(() => {
    const box = view.current
    if (!box) return
    const { clientWidth, clientHeight } = box
    const drawn = isLarge ? Math.max(clientWidth, clientHeight, 2 * Math.min(clientWidth, clientHeight)) : 0
    setWidth(drawn)
  }, [isLarge, index])
  useLayoutEffect(() => {
    const box = view.current
    if (!box || width === 0) return
    box.scrollTo(point.current.x * width - box.clientWidth / 2, point.current.y * width - box.clientHeight / 2)
  }, [width])
  const toggle = ({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>) => {
    const { left, top, width: drawn, height } = currentTarget.getBoundingClientRect()
    // A key presses the middle.
    point.current = detail === 0 ? { x: 0.5, y: 0.5 } : { x: (clientX - left) / drawn, y: (clientY - top) / height }
    setIsLarge(!isLarge)
  }
  useFingers(view, { width, setWidth, onSwipe: (way) => show(index + way) })
  return { view, index, show, toggle, isLarge, width }
}

type Fingers = { width: number; setWidth: (width: number) => void; onSwipe: (way: -1 | 1) => void }

/** Two fingers change the size; dragging past the picture's edge leads to the next. */
function useFingers(view: RefObject<HTMLDivElement | null>, given: Fingers): void {
  const latest = useRef(given)
  latest.current = given
  useEffect(() => {
    const box = view.current
    if (!box) return
    let from: { x: number; y: number; atStart: boolean; atEnd: boolean } | null = null
    let pinch: { apart: number; width: number } | null = null
    const apart = ([one, other]: TouchList | Touch[]) =>
      one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
    const begin = ({ touches }: TouchEvent) => {
      const [one] = touches
      pinch = touches.length === 2 ? { apart: apart(touches), width: latest.current.width || box.clientWidth } : null
      const { scrollLeft, clientWidth, scrollWidth } = box
      const ends = { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 }
      from = one && touches.length === 1 ? { x: one.clientX, y: one.clientY, ...ends } : null
    }
    const move = (event: TouchEvent) => {
      if (!pinch || event.touches.length !== 2) return
      event.preventDefault()
      const least = Math.min(box.clientWidth, box.clientHeight)
      const wanted = (pinch.width * apart(event.touches)) / pinch.apart
      latest.current.setWidth(Math.min(Math.max(wanted, least), least * largest))
    }
    const end = ({ changedTouches: [last] }: TouchEvent) => {
      if (!from || !last) return
      const [x, y] = [last.clientX - from.x, last.clientY - from.y]
      if (Math.abs(x) < swipePixels || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0 && from.atEnd) latest.current.onSwipe(1)
      if (x > 0 && from.atStart) latest.current.onSwipe(-1)
    }
    box.addEventListener('touchstart', begin, { passive: true })
    box.addEventListener('touchmove', move, { passive: false })
    box.addEventListener('touchend', end, { passive: true })
    return () => {
      box.removeEventListener('touchstart', begin)
      box.removeEventListener('touchmove', move)
      box.removeEventListener('touchend', end)
    }
  }, [view])
}
