type Waiting<Asked, Answer> = { asked: Asked; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/**
 * Puts the questions of a crowd together. A question is asked at once while fewer than `lanes` are under way; those that come
 * meanwhile wait and are asked together, at most `most` of them. An error is everybody's who asked with it.
 * @param askAll Gives one answer to each question, in their order.
 */
export function gather<Asked, Answer>(
  askAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { lanes, most }: { lanes: number; most: number },
): (asked: Asked) => Promise<Answer> {
  const waiting: Waiting<Asked, Answer>[] = []
  let busy = 0

  async function askNext(): Promise<void> {
    const taken = waiting.splice(0, most)
    busy++
    try {
      const answers = await askAll(taken.map(({ asked }) => asked))
      if (answers.length !== taken.length) throw new Error(`${taken.length} questions have ${answers.length} answers`)
      for (const [index, { resolve }] of taken.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of taken) reject(error)
    }
    busy--
    if (waiting.length > 0) void askNext()
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (busy < lanes) void askNext()
    })
}
