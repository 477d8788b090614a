import type { Platform } from './platform.ts'

export type PausePoint = 'after-provider-call' | 'before-commit' | 'after-commit' | 'before-ack' | 'mid-job'

/**
 * A point at which a fault test can kill the program: with `PAUSE_POINT` set to its name, the program reports and waits for ever.
 * Otherwise it does nothing.
 */
export async function pauseAt(platform: Platform, point: PausePoint): Promise<void> {
  if (platform.config.pausePoint !== point) return
  process.stdout.write(`paused at ${point}\n`)
  await new Promise(() => {})
}
