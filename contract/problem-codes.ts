import type { z } from 'zod'
import { authFieldFaults, authProblems } from './problem-codes/auth.ts'
import { cartFieldFaults, cartProblems } from './problem-codes/carts.ts'
import { catalogueFieldFaults, catalogueProblems } from './problem-codes/catalogue.ts'
import { ledgerFieldFaults, ledgerProblems } from './problem-codes/ledger.ts'
import { mediaFieldFaults, mediaProblems } from './problem-codes/media.ts'
import { messageProblems } from './problem-codes/messages.ts'
import { moderationFieldFaults, moderationProblems } from './problem-codes/moderation.ts'
import { notificationFieldFaults } from './problem-codes/notifications.ts'
import { openingFieldFaults, openingProblems } from './problem-codes/opening.ts'
import { orderFieldFaults, orderProblems } from './problem-codes/orders.ts'
import { overviewFieldFaults } from './problem-codes/overview.ts'
import { paymentProblems } from './problem-codes/payments.ts'
import { platformFieldFaults, platformProblems } from './problem-codes/platform.ts'
import { privacyProblems } from './problem-codes/privacy.ts'
import { rateFieldFaults, rateProblems } from './problem-codes/rates.ts'
import { requestFieldFaults, requestProblems } from './problem-codes/requests.ts'
import { reviewFieldFaults, reviewProblems } from './problem-codes/reviews.ts'
import { shippingFieldFaults, shippingProblems } from './problem-codes/shipping.ts'
import { shopFieldFaults, shopProblems } from './problem-codes/shop.ts'
import { storeFieldFaults, storeProblems } from './problem-codes/stores.ts'
import { verificationFieldFaults, verificationProblems } from './problem-codes/verification.ts'
import { wishFieldFaults, wishProblems } from './problem-codes/wishes.ts'

/** Every problem that the API answers, by code. The list is closed: each has a text in `words/en/problems`. */
export const problemCodes = {
  ...platformProblems,
  ...authProblems,
  ...mediaProblems,
  ...shopProblems,
  ...storeProblems,
  ...rateProblems,
  ...catalogueProblems,
  ...shippingProblems,
  ...cartProblems,
  ...wishProblems,
  ...paymentProblems,
  ...ledgerProblems,
  ...verificationProblems,
  ...orderProblems,
  ...messageProblems,
  ...requestProblems,
  ...reviewProblems,
  ...moderationProblems,
  ...privacyProblems,
  ...openingProblems,
}

/** Every fault of a field, by code, closed alike. */
export const fieldCodes = {
  ...platformFieldFaults,
  ...shopFieldFaults,
  ...authFieldFaults,
  ...mediaFieldFaults,
  ...storeFieldFaults,
  ...rateFieldFaults,
  ...catalogueFieldFaults,
  ...shippingFieldFaults,
  ...cartFieldFaults,
  ...wishFieldFaults,
  ...ledgerFieldFaults,
  ...verificationFieldFaults,
  ...orderFieldFaults,
  ...requestFieldFaults,
  ...reviewFieldFaults,
  ...moderationFieldFaults,
  ...notificationFieldFaults,
  ...openingFieldFaults,
  ...overviewFieldFaults,
}

export type ProblemCode = keyof typeof problemCodes
export type FieldCode = keyof typeof fieldCodes

type ParamsOf<Code> = Code extends { params: z.ZodObject<infer Shape> }
  ? { [Name in keyof Shape]: z.infer<Shape[Name]> }
  : never

export type ProblemParams<C extends ProblemCode> = ParamsOf<(typeof problemCodes)[C]>
export type FieldParams<C extends FieldCode> = ParamsOf<(typeof fieldCodes)[C]>
