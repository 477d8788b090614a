import { MessagesPage } from './messages-page.tsx'
import { QuestionsPage } from './questions-page.tsx'

type MessagesRoomProps = {
  /** The parcel whose conversation is open. */
  open?: string
  view?: string
}

/** A store's messages, or the questions about its products. */
export function MessagesRoom({ open, view }: MessagesRoomProps) {
  return view === 'questions' ? <QuestionsPage /> : <MessagesPage openId={open} />
}
