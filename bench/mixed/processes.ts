import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'

/** The sender goes before the shop, where this is allowed: otherwise a busy shop would make its own load late. */
export function hurry({ pid = 0 }: ChildProcess): void {
  try {
    setPriority(pid, -15)
  } catch {
    // Without the right to it, a late sender makes the run void.
  }
}

/** The next message of a process. */
export async function answerOf<T>(child: ChildProcess): Promise<T> {
  const [answer] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('A process of the load has ended')
    }),
  ])
  return answer as T
}
