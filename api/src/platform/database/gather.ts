import { AsyncLocalStorage } from 'node:async_hooks'

type Waiting<Asked, Answer> = {
  asked: Asked
  /** Goes on in the context of the one who asked: its trace, its class. */
  run: <T>(work: () => T) => T
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Puts the questions of a crowd together. A question is asked at once while fewer than `lanes` are under way and the last one was
 * asked at least `apart` milliseconds ago; those that come meanwhile wait and are asked together, at most `most` of them. After an
 * error each of them is asked on its own: one that cannot be answered is the fault of nobody else.
 * @param askAll Gives one answer to each question, in their order.
 */
export function gather<Asked, Answer>(
  askAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { lanes, most, apart = 0 }: { lanes: number; most: number; apart?: number },
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = []
  let busy = 0
  let isDue = false
  let lastAsked = Number.NEGATIVE_INFINITY

  async function answer(taken: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await taken[0]?.run(() => askAll(taken.map(({ asked }) => asked)))
      if (answers?.length !== taken.length) throw new Error(`${taken.length} questions have ${answers?.length} answers`)
      for (const [index, { resolve }] of taken.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      if (taken.length > 1) for (const one of taken) await answer([one])
      else for (const { reject } of taken) reject(error)
    }
  }

  function askNext(): void {
    if (isDue || busy >= lanes || waiting.length === 0) return
    const left = lastAsked + apart - performance.now()
    if (left <= 0) return void askTogether()
    isDue = true
    setTimeout(() => {
      isDue = false
      void askTogether()
    }, left)
  }

  async function askTogether(): Promise<void> {
    busy++
    lastAsked = performance.now()
    await answer(waiting.splice(0, most))
    busy--
    askNext()
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, run: AsyncLocalStorage.snapshot(), resolve, reject })
      askNext()
    })
}
