import { eq, inArray } from 'drizzle-orm'
import { dropPrivateFiles } from '../media/private/drop-private-files.ts'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { consents, dataExports, erasures, exportKind, guestLinks } from './tables.ts'

export const personalData: PersonalData = {
  async export(db, { accountId }) {
    const { state, askedAt, dueAt } = erasures
    return {
      data_exports: await db
        .select({ askedAt: dataExports.askedAt, expiresAt: dataExports.expiresAt })
        .from(dataExports)
        .where(eq(dataExports.accountId, accountId)),
      consents: await db
        .select({
          purpose: consents.purpose,
          isGiven: consents.isGiven,
          textVersion: consents.textVersion,
          how: consents.how,
          at: consents.at,
        })
        .from(consents)
        .where(eq(consents.accountId, accountId)),
      erasures: await db.select({ state, askedAt, dueAt }).from(erasures).where(eq(erasures.accountId, accountId)),
    }
  },
  async erase(tx, { accountId, email, formerEmails = [] }) {
    await tx.delete(guestLinks).where(inArray(guestLinks.email, [email, ...formerEmails]))
    await tx.delete(consents).where(eq(consents.accountId, accountId))
    const dropped = await tx
      .delete(dataExports)
      .where(eq(dataExports.accountId, accountId))
      .returning({ id: dataExports.id })
    await dropPrivateFiles(tx, { kind: exportKind, ownerIds: dropped.map(({ id }) => id) })
  },
}
