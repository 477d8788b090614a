import type { Limit } from '../api/src/platform/http/rate-limit.ts'
import type { TestPlatform } from './test-platform.ts'

/** Moves the clock to the start of a limit's next window, so that a counting test stays within one. */
export function toNextWindow(shop: TestPlatform, { seconds }: Limit): void {
  shop.clock.advance(seconds - ((shop.clock.now().getTime() / 1000) % seconds))
}
