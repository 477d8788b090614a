import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { reportCreated, reportDecided } from '../../moderation/events.ts'
import { selectReports } from '../../moderation/list-reports.ts'
import { reports } from '../../moderation/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../bell/send-notifications.ts'
import { mayWriteTo } from '../letters/may-write-to.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeReportAnswer } from './write-report-answer.ts'

const t = say('en')

/** Notifies the staff of a report. */
export const onReportCreated = on(reportCreated, 'tell-staff', async (platform, { reportId, at }) => {
  const { kind, name } = await findReport(platform, reportId)
  const news = {
    type: 'report-to-decide',
    storeId: null,
    cause: `report:${reportId}`,
    title: t('moderation.news.report', { kind, name }),
    body: t('moderation.news.report-body'),
    link: '/dashboard/moderation/reports',
  } as const
  await notify(platform, news, new Date(at))
})

/** Answers whoever reported it and left an address. It may be somebody else's, so it gets few such emails a day. */
export const onReportDecided = on(reportDecided, 'mail-reporter', async (platform, { reportId, at }) => {
  const { report, kind, name } = await findReport(platform, reportId)
  if (report.contact === '') return
  if (!(await mayWriteTo(platform, report.contact, { kind: 'visitor', author: report.reporter }))) return
  const { shopName, publicUrl: shopUrl } = platform.config
  const letter = await writeReportAnswer({ shopName, shopUrl, kind, name, at: report.at, answer: report.answer })
  await sendMessage(platform, { ...letter, key: `report:${reportId}`, at: new Date(at), to: report.contact })
})

async function findReport({ database }: Platform, id: string) {
  const [found] = await selectReports(database, eq(reports.id, id))
  if (!found) throw new Error(`There is no report ${id}`)
  const { report, product, store, parcelNumber: number } = found
  const { name } = product ?? store
  return number === null
    ? ({ report, kind: 'thing', name } as const)
    : ({ report, kind: 'message', name: number } as const)
}
