import { auth } from './en/problems/auth.ts'
import { carts } from './en/problems/carts.ts'
import { catalogue } from './en/problems/catalogue.ts'
import { ledger } from './en/problems/ledger.ts'
import { media } from './en/problems/media.ts'
import { messages } from './en/problems/messages.ts'
import { moderation } from './en/problems/moderation.ts'
import { notifications } from './en/problems/notifications.ts'
import { opening } from './en/problems/opening.ts'
import { orders } from './en/problems/orders.ts'
import { overview } from './en/problems/overview.ts'
import { payments } from './en/problems/payments.ts'
import { platform } from './en/problems/platform.ts'
import { privacy } from './en/problems/privacy.ts'
import { rates } from './en/problems/rates.ts'
import { requests } from './en/problems/requests.ts'
import { reviews } from './en/problems/reviews.ts'
import { shipping } from './en/problems/shipping.ts'
import { shop } from './en/problems/shop.ts'
import { stores } from './en/problems/stores.ts'
import { verification } from './en/problems/verification.ts'
import { wishes } from './en/problems/wishes.ts'

/** What the API says of each problem and each fault of a field, in English, by its code. */
export const problemTexts: Readonly<Record<string, string>> = {
  ...platform,
  ...shop,
  ...auth,
  ...media,
  ...stores,
  ...rates,
  ...catalogue,
  ...shipping,
  ...carts,
  ...wishes,
  ...payments,
  ...ledger,
  ...verification,
  ...orders,
  ...messages,
  ...requests,
  ...reviews,
  ...moderation,
  ...privacy,
  ...notifications,
  ...opening,
  ...overview,
}
