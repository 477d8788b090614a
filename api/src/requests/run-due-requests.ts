import { and, asc, eq, isNotNull, lte } from 'drizzle-orm'
import { addSeconds } from '../platform/clock.ts'
import type { Transaction } from '../platform/database/database.ts'
import { emit } from '../platform/messaging/events.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { type Change, changeRequest, endOf } from './change-request.ts'
import { requestDueSoon } from './events.ts'
import { type LockedRequest, lockRequest } from './lock-request.ts'
import { stages } from './request-rules.ts'
import { requests } from './tables.ts'

const batchSize = 500
const lastReminderSeconds = 6 * 3600

/** Does what silence means for every request whose time is over, and reminds those whose time runs out. */
export async function runDueRequests(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const due = await platform.database
    .select({ id: requests.id })
    .from(requests)
    .where(and(isNotNull(requests.dueAt), lte(requests.dueAt, now)))
    .orderBy(asc(requests.dueAt))
    .limit(batchSize)
  const attempt = (id: string, work: (tx: Transaction, whole: LockedRequest) => Promise<void>) =>
    transact(platform, async (tx) => work(tx, await lockRequest(tx, id))).catch((error: unknown) =>
      // One that cannot be decided must not keep the others waiting.
      platform.log.error({ err: error, requestId: id }, 'a due request'),
    )
  for (const { id } of due) await attempt(id, (tx, whole) => decideBySilence(platform, tx, whole))
  const soon = await platform.database
    .select({ id: requests.id })
    .from(requests)
    .where(and(isNotNull(requests.remindAt), lte(requests.remindAt, now)))
    .orderBy(asc(requests.remindAt))
    .limit(batchSize)
  for (const { id } of soon) await attempt(id, (tx, whole) => remind(platform, tx, whole))
}

/** The clock's act: under the same lock as a person's, and only if the end is still there and over. */
async function decideBySilence(platform: Platform, tx: Transaction, whole: LockedRequest): Promise<void> {
  const { request, parcel } = whole
  if (!request.dueAt || !request.dueAction || request.dueAt > platform.clock.now()) return
  const clock = { side: 'clock', by: 'clock' } as const
  // A parcel that was packed in the last moment is not cancelled any more.
  if (request.kind === 'cancel' && request.state === 'open' && parcel.state !== 'new') {
    return changeRequest(platform, tx, whole, { ...clock, to: 'declined', due: stages.declined })
  }
  if (request.dueAction === 'remind') return remindStaff(tx, request, platform.clock.now())
  await changeRequest(platform, tx, whole, { ...clock, ...silence(whole, request.dueAction) })
}

type Silent = Omit<Change, 'side' | 'by'>

function silence({ request }: LockedRequest, action: NonNullable<LockedRequest['request']['dueAction']>): Silent {
  if (action === 'lapse') return { to: 'lapsed' }
  if (action === 'close') return { to: 'done' }
  if (action === 'escalate') return { to: 'escalated', due: stages.escalated }
  if (action === 'approve') return { to: 'approved', set: { needsGoods: true }, due: stages.untold }
  if (request.state === 'open') return { to: 'approved', pays: true }
  // Inspected by nobody, told nothing, or refused by the provider: the money goes back without more.
  return { to: request.state === 'sent_back' ? 'received' : request.state, pays: true }
}

/** Nothing else happens: a decision is a person's. */
async function remindStaff(tx: Transaction, { id, version }: LockedRequest['request'], now: Date): Promise<void> {
  const next = endOf(stages.reminded, now)
  await tx.update(requests).set(next).where(eq(requests.id, id))
  emit(tx, requestDueSoon, { requestId: id, dueAt: next.dueAt?.toISOString() ?? '', version })
}

async function remind(platform: Platform, tx: Transaction, { request }: LockedRequest): Promise<void> {
  const { remindAt, dueAt, version } = request
  const now = platform.clock.now()
  if (!remindAt || !dueAt || remindAt > now || dueAt <= now) return
  const last = addSeconds(dueAt, -lastReminderSeconds)
  await tx
    .update(requests)
    .set({ remindAt: remindAt < last && now < last ? last : null })
    .where(eq(requests.id, request.id))
  emit(tx, requestDueSoon, { requestId: request.id, dueAt: dueAt.toISOString(), version })
}
