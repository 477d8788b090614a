import type { Platform } from './platform.ts'

export type PausePoint = 'after-provider-call' | 'before-commit' | 'after-commit' | 'before-ack' | 'mid-job'

/**
 * Where a fault test may stop the program to kill it: with `PAUSE_POINT` set to its name, the program says that it is
 * there and waits for ever. Off, it does nothing.
 */
export async function pauseAt(platform: Platform, point: PausePoint): Promise<void> {
  if (platform.config.pausePoint !== point) return
  process.stdout.write(`paused at ${point}\n`)
  await new Promise(() => {})
}
