import { eq } from 'drizzle-orm'
import { nameOfAccount } from '../../platform/http/caller.ts'
import type { PersonalData } from '../../platform/privacy/personal-data.ts'
import { privateFiles } from '../tables.ts'

/** Names of private files. The files go with what they belong to. */
export const personalData: PersonalData = {
  async export(db, { accountId }) {
    const { name, contentType, createdAt } = privateFiles
    return {
      private_files: await db
        .select({ name, contentType, createdAt })
        .from(privateFiles)
        .where(eq(privateFiles.uploadedBy, nameOfAccount(accountId))),
    }
  },
  async erase(tx, { accountId }) {
    await tx
      .update(privateFiles)
      .set({ name: '' })
      .where(eq(privateFiles.uploadedBy, nameOfAccount(accountId)))
  },
}
