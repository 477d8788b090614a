import { toast } from '../ui/messages/toast.ts'
import { browserWords } from '../ui/words/use-words.ts'

/** Announces an image upload and its outcome. A cancelled one ends without a message. */
export async function announceUpload<T>(upload: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const t = browserWords()
  const notice = toast.loading(t('media.upload.running'))
  const end = async (say: () => unknown) => {
    await toast.dismiss(await notice)
    say()
  }
  try {
    const picture = await upload()
    void end(() => toast.success(t('media.upload.done')))
    return picture
  } catch (error) {
    const description = error instanceof Error ? error.message : undefined
    void end(() => signal.aborted || toast.error(t('media.upload.failed'), { description }))
    throw error
  }
}
