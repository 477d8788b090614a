import { Component, type ComponentType, lazy, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>
export type WhenLost = { onRetry: () => void }

let tellLost: (error: unknown) => void = () => {}
/** The number of presses so far. */
let presses = 0

/** On the server: the parts that pages have asked for and whose programs are still loading. */
export const partsUnderWay = new Set<Promise<unknown>>()

/** Sets the reaction to a lost part, besides leaving its place empty; called once, when the page starts. */
export function whenPartIsLost(tell: (error: unknown) => void): void {
  tellLost = tell
  const count = () => {
    presses += 1
  }
  addEventListener('click', count, true)
}

/**
 * A part of a page whose code loads on demand, as with `lazy`. When it does not arrive, or fails, the page works without it: it
 * is retried at the next press, also one made during the load, and when the connection returns.
 */
export function lazyPart<Props extends object>(
  load: Loader<Props>,
  Lost?: ComponentType<Props & WhenLost>,
): ComponentType<Props> {
  let pressesBefore = 0
  const start = () =>
    lazy(() => {
      pressesBefore = presses
      return import.meta.env.SSR ? follow(load()) : load()
    })
  const isPressed = () => presses > pressesBefore
  let Part = start()
  return function LazyPart(props: Props) {
    const [round, setRound] = useState(0)
    const retry = () => setRound((before) => before + 1)
    const startAnew = (error: unknown) => {
      // `lazy` never retries a failure.
      Part = start()
      if (!isPressed()) tellLost(error)
    }
    return (
      <PartBoundary
        key={round}
        onLost={startAnew}
        lost={
          <Retry isPressed={isPressed} onRetry={retry}>
            {Lost && <Lost {...props} onRetry={retry} />}
          </Retry>
        }
      >
        <Part {...props} />
      </PartBoundary>
    )
  }
}

function follow<T>(loading: Promise<T>): Promise<T> {
  const done = () => partsUnderWay.delete(loading)
  partsUnderWay.add(loading)
  loading.then(done, done)
  return loading
}

class PartBoundary extends Component<
  { onLost: (error: unknown) => void; lost: ReactNode; children: ReactNode },
  { isLost: boolean }
> {
  override state = { isLost: false }

  static getDerivedStateFromError() {
    return { isLost: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onLost(error)
  }

  override render() {
    return this.state.isLost ? this.props.lost : this.props.children
  }
}

function Retry({ isPressed, onRetry, children }: WhenLost & { isPressed: () => boolean; children: ReactNode }) {
  const retryIfPressed = useEffectEvent(() => isPressed() && onRetry())
  useEffect(() => {
    retryIfPressed()
  }, [])
  useEffect(() => {
    // A press may want the part: it is handled before the rest of the page handles it.
    addEventListener('click', onRetry, true)
    addEventListener('online', onRetry)
    return () => {
      removeEventListener('click', onRetry, true)
      removeEventListener('online', onRetry)
    }
  }, [onRetry])
  return children
}
