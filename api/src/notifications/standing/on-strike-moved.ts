import { say } from '@makola/words/say.ts'
import { type StrikeStep, strikeMoved } from '../../moderation/events.ts'
import { findStrike, type StrikeFound } from '../../moderation/strikes/load-strikes.ts'
import { appealUntil } from '../../moderation/takedown-rules.ts'
import { on } from '../../platform/messaging/events.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies a store of a strike with its reason and of what comes of it, and the staff of an appeal. */
export const onStrikeMoved = on(strikeMoved, 'tell-people', async (platform, { strikeId, version, step, at }) => {
  const found = await findStrike(platform.database, strikeId)
  const cause = `strike:${strikeId}:${version}`
  const appeal = {
    type: 'appeal-to-decide',
    storeId: null,
    cause,
    title: t('moderation.news.strike-appealed', { store: found.store.name }),
    body: t('moderation.news.strike-appealed-body'),
    link: '/dashboard/moderation/strikes?show=appeals',
  } as const
  const told = {
    type: 'strike-changed',
    storeId: found.store.id,
    cause,
    ...words(found, step),
    link: '/dashboard/takedowns/strikes',
  } as const
  await notify(platform, step === 'appealed' ? appeal : told, new Date(at))
})

const day = (moment: Date) => moment.toISOString().slice(0, 10)

function words({ row }: StrikeFound, step: StrikeStep): { title: string; body: string } {
  const { points } = row
  if (step === 'lifted') {
    const body = t('moderation.news.strike-lifted-body', { reason: row.liftedReason })
    return { title: t('moderation.news.strike-lifted'), body }
  }
  if (step === 'appeal-dismissed') {
    const body = t('moderation.news.strike-dismissed-body', { reasons: row.appealReasons })
    return { title: t('moderation.news.strike-dismissed'), body }
  }
  const { reason, expiresAt } = row
  const dates = { end: day(expiresAt), until: day(appealUntil(row)) }
  return {
    title: t('moderation.news.strike', { points }),
    body: t('moderation.news.strike-body', { reason, ...dates }),
  }
}
