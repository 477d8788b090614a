import type { followQuestions as contract } from '@makola/contract/messages/questions.ts'
import type { EventsOf } from '../../platform/http/router.ts'
import type { Follow } from '../../platform/http/stream.ts'
import type { Platform } from '../../platform/platform.ts'
import { questionChanged } from '../events.ts'
import { findProduct } from './find-product.ts'

/**
 * Reports each change of a product's questions, without its content: the listener fetches them again.
 * @throws Problem `not-found` (404).
 */
export async function followQuestions(platform: Platform, name: string): Promise<Follow<EventsOf<typeof contract>>> {
  const { id } = await findProduct(platform.database, name)
  return (send) =>
    platform.signals.subscribe(questionChanged, (told) => {
      if (!told || told.productId === id) send('changed', {})
    })
}
