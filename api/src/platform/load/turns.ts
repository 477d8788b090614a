export type Turns = {
  /** The number of those that wait. */
  readonly waiting: number
  /** Waits for a place, and returns the function that gives it up. */
  take: () => Promise<() => void>
  /** Does a piece of work in a place of its own. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Lets so many work at once in this process. The others wait in the order in which they came. */
export function openTurns(atOnce: number): Turns {
  let running = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
  const take = async () => {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    return leave
  }
  return {
    get waiting() {
      return waiting.length
    },
    take,
    async run(work) {
      await take()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
