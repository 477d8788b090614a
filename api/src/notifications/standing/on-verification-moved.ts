import type { VerificationReason, VerificationState } from '@makola/contract/verification/verification.ts'
import type { Key } from '@makola/words/messages.ts'
import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { tierChanged } from '../../stores/events.ts'
import { stores } from '../../stores/tables.ts'
import { verificationMoved } from '../../verification/events.ts'
import { verifications } from '../../verification/tables.ts'
import { notify, sendNotifications } from '../bell/send-notifications.ts'

const t = say('en')

const titles = {
  submitted: 'verification.news.submitted',
  more_needed: 'verification.news.more-needed',
  verified: 'verification.news.verified',
  refused: 'verification.news.refused',
  expired: 'verification.news.expired',
} as const satisfies Record<VerificationState, Key>

const nextSteps = {
  submitted: 'verification.news.submitted-next',
  more_needed: 'verification.news.more-needed-next',
  verified: 'verification.news.verified-next',
  refused: 'verification.news.refused-next',
  expired: 'verification.news.expired-next',
} as const satisfies Record<VerificationState, Key>

const reasonTexts = {
  unreadable: 'verification.reason.unreadable',
  'name-differs': 'verification.reason.name-differs',
  'number-wrong': 'verification.reason.number-wrong',
  'document-expired': 'verification.reason.document-expired',
  'document-missing': 'verification.reason.document-missing',
  'address-missing': 'verification.reason.address-missing',
  'not-allowed': 'verification.reason.not-allowed',
  other: 'verification.reason.other',
} as const satisfies Record<VerificationReason, Key>

/** Notifies the staff of an application to decide, and the store of every decision, with its reasons. */
export const onVerificationMoved = on(
  verificationMoved,
  'tell-people',
  async (platform, { verificationId, version, to, reasons, note, at }) => {
    const store = await findStore(platform, verificationId)
    const cause = `verification:${verificationId}:${version}`
    const told = {
      type: 'verification-changed',
      storeId: store.id,
      cause,
      title: t(titles[to]),
      body: [...reasons.map((reason) => t(reasonTexts[reason])), note, t(nextSteps[to])].filter(Boolean).join(' '),
      link: '/dashboard/verification',
    } as const
    const asked = {
      type: 'verification-to-decide',
      storeId: null,
      cause,
      title: t('verification.news.to-decide', { store: store.name }),
      body: t('verification.news.to-decide-body'),
      link: `/dashboard/applications/${verificationId}`,
    } as const
    await transact(platform, async (tx) => {
      await sendNotifications(tx, told, new Date(at))
      if (to === 'submitted') await sendNotifications(tx, asked, new Date(at))
    })
  },
)

/** Notifies a store of a tier that the staff or its record has given it. */
export const onTierChanged = on(
  tierChanged,
  'tell-people',
  async (platform, { storeId, version, tier, reason, at }) => {
    const news = {
      type: 'verification-changed',
      storeId,
      cause: `tier:${storeId}:${version}`,
      title: t('verification.news.tier', { tier }),
      body: reason,
      link: '/dashboard/verification',
    } as const
    await notify(platform, news, new Date(at))
  },
)

async function findStore({ database }: Platform, verificationId: string) {
  const [store] = await database
    .select({ id: stores.id, name: stores.name })
    .from(verifications)
    .innerJoin(stores, eq(stores.id, verifications.storeId))
    .where(eq(verifications.id, verificationId))
  if (!store) throw new Error(`There is no application ${verificationId}`)
  return store
}
