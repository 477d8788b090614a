import sharp from 'sharp'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { silentAt } from '../../api/src/platform/messaging/silent-at.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { decideVerification } from '../../api/src/verification/decide-verification.ts'
import { submitVerification } from '../../api/src/verification/submit-verification.ts'
import { verifications } from '../../api/src/verification/tables.ts'
import { demoApplicants } from '../data/applicants.ts'
import { certificateFile, readPictureFile } from '../picture-files.ts'
import { sendPrivateFile } from './send-private-file.ts'
import { signedIn } from './shop-owner.ts'

/** One application that waits for the staff, and one of which the staff wants more. Existing ones are left unchanged. */
export async function seedApplications(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  const there = await platform.database.$count(verifications)
  const ago = (hours: number) => silentAt(platform, addSeconds(now, -hours * 3600))
  for (const { store, submittedBy, hoursAgo, more, ...given } of demoApplicants.slice(there)) {
    const then = ago(hoursAgo)
    const by = signedIn(submittedBy)
    const photo = await readPictureFile(certificateFile(store))
    const jpeg = await sharp(photo).jpeg().toBuffer()
    const document = await sendPrivateFile(then, { by: `account:${by.accountId}`, jpeg, name: 'certificate.jpg' })
    const { id } = await submitVerification(then, by, { store, kind: 'business', documents: [document], ...given })
    if (!more) continue
    const decision = { decision: 'more' as const, reasons: ['unreadable' as const], note: more.note }
    await decideVerification(ago(more.hoursAgo), signedIn('support@makola.test'), { id, decision })
  }
}
