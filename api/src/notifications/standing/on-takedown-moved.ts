import { countryName } from '@makola/countries/names.ts'
import { say } from '@makola/words/say.ts'
import { type TakedownStep, takedownMoved } from '../../moderation/events.ts'
import { findTakedown, type TakedownFound } from '../../moderation/load-takedowns.ts'
import { appealUntil } from '../../moderation/takedown-rules.ts'
import { on } from '../../platform/messaging/events.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

/** Notifies a store of a takedown with its reasons and of what comes of it, and the staff of an appeal. */
export const onTakedownMoved = on(takedownMoved, 'tell-people', async (platform, { takedownId, version, step, at }) => {
  const found = await findTakedown(platform.database, takedownId)
  const { row, store, product } = found
  const cause = `takedown:${takedownId}:${version}`
  const name = (product ?? store).name
  const appeal = {
    type: 'appeal-to-decide',
    storeId: null,
    cause,
    title: t('moderation.news.to-decide', { store: store.name, name }),
    body: t('moderation.news.to-decide-body'),
    link: '/dashboard/moderation/takedowns?show=appeals',
  } as const
  const told = {
    type: 'takedown-changed',
    storeId: row.storeId,
    cause,
    ...words(found, step),
    link: '/dashboard/takedowns',
  } as const
  await notify(platform, step === 'appealed' ? appeal : told, new Date(at))
  if (step !== 'taken-down' || row.decidedBy !== null) return
  const held = {
    type: 'report-to-decide',
    storeId: null,
    cause: `held:${takedownId}`,
    title: t('moderation.news.held', { name }),
    body: t('moderation.news.held-body'),
    link: '/dashboard/moderation/takedowns?show=held',
  } as const
  await notify(platform, held, new Date(at))
})

function words({ row, store, product }: TakedownFound, step: TakedownStep): { title: string; body: string } {
  const name = (product ?? store).name
  if (step === 'restored') {
    return {
      title: t('moderation.news.restored', { name }),
      body: t('moderation.news.restored-body', { reason: row.restoredReason }),
    }
  }
  if (step === 'appeal-dismissed') {
    return {
      title: t('moderation.news.appeal-dismissed', { name }),
      body: t('moderation.news.appeal-dismissed-body', { reasons: row.appealReasons }),
    }
  }
  const scope = row.countries ? 'countries' : product ? 'product' : 'store'
  const countries = new Intl.ListFormat('en').format((row.countries ?? []).map(countryName))
  const { ground, groundText, facts } = row
  const isAutomatic = row.decidedBy === null ? 'yes' : 'no'
  const until = appealUntil(row).toISOString().slice(0, 10)
  return {
    title: t('moderation.news.taken-down', { scope, name }),
    body: t('moderation.news.taken-down-body', { scope, countries, ground, groundText, facts, until, isAutomatic }),
  }
}
