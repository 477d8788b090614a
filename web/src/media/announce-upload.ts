import { toast } from '../ui/messages/toast.ts'

/** Announces an image upload and its outcome. A cancelled one ends without a message. */
export async function announceUpload<T>(upload: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const notice = toast.loading('Uploading image...')
  const end = async (say: () => unknown) => {
    await toast.dismiss(await notice)
    say()
  }
  try {
    const picture = await upload()
    void end(() => toast.success('Image uploaded successfully!'))
    return picture
  } catch (error) {
    const description = error instanceof Error ? error.message : undefined
    void end(() => signal.aborted || toast.error('Failed to upload image!', { description }))
    throw error
  }
}
