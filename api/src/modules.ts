import { nameAuthorsDaily } from './auth/account/name-authors.ts'
import { authModule } from './auth/module.ts'
import { cartsModule } from './carts/module.ts'
import { catalogueModule } from './catalogue/module.ts'
import { ledgerModule } from './ledger/module.ts'
import { mediaModule } from './media/module.ts'
import { messagesModule } from './messages/module.ts'
import { moderationModule } from './moderation/module.ts'
import { notificationsModule } from './notifications/module.ts'
import { openingModule } from './opening/module.ts'
import { ordersModule } from './orders/module.ts'
import { overviewModule } from './overview/module.ts'
import { paymentsModule } from './payments/module.ts'
import { backupModule } from './platform/backup/module.ts'
import { checkDaily, measureInvariants } from './platform/check-invariants.ts'
import { platformModule } from './platform/housekeeping.ts'
import type { Module } from './platform/module.ts'
import { retentionInvariants } from './privacy/invariants.ts'
import { privacyModule } from './privacy/module.ts'
import { ratesModule } from './rates/module.ts'
import { requestsModule } from './requests/module.ts'
import { reviewsModule } from './reviews/module.ts'
import { shippingModule } from './shipping/module.ts'
import { shopModule } from './shop/module.ts'
import { storesModule } from './stores/module.ts'
import { verificationModule } from './verification/module.ts'
import { wishesModule } from './wishes/module.ts'

/**
 * The shop's nouns, lowest first: a module imports only from those before it, in api and in web alike. The import check and the
 * mount order follow this list, and docs/architecture.md must show it.
 */
const nouns: readonly Module[] = [
  platformModule,
  backupModule,
  shopModule,
  authModule,
  mediaModule,
  storesModule,
  ratesModule,
  catalogueModule,
  shippingModule,
  cartsModule,
  wishesModule,
  paymentsModule,
  ledgerModule,
  verificationModule,
  ordersModule,
  messagesModule,
  requestsModule,
  reviewsModule,
  moderationModule,
  privacyModule,
  notificationsModule,
  openingModule,
  overviewModule,
]

const kept = retentionInvariants(nouns.flatMap((module) => module.retention ?? []))
const invariants = [...nouns.flatMap((module) => module.invariants ?? []), ...kept]
/** The daily look at what all of them declare. */
const watch: Module = {
  name: 'watch',
  schedules: [checkDaily(invariants), nameAuthorsDaily(nouns.flatMap((module) => module.authors ?? []))],
  invariants: kept,
  measures: [measureInvariants(invariants)],
}

export const modules: readonly Module[] = [...nouns, watch]

export const moduleOrder = [
  'shop',
  'auth',
  'media',
  'stores',
  'rates',
  'catalogue',
  'shipping',
  'carts',
  'wishes',
  'payments',
  'ledger',
  'verification',
  'orders',
  'messages',
  'requests',
  'reviews',
  'moderation',
  'privacy',
  'notifications',
  'opening',
  'overview',
] as const
