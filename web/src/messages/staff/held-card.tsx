import type { HeldMessage } from '@makola/contract/messages/messages.ts'
import type { StoreQuestion } from '@makola/contract/messages/questions.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { type Decision, useDecide } from './queries.ts'
import { reasonNames } from './reason-names.ts'

const ReasonDialog = lazyPart(async () => ({
  default: (await import('../../ui/layers/reason-dialog.tsx')).ReasonDialog,
}))
const MessageFiles = lazyPart(async () => ({ default: (await import('../files/message-files.tsx')).MessageFiles }))
const VisitDialog = lazyPart(async () => ({ default: (await import('./visit-dialog.tsx')).VisitDialog }))

/** A held message: its text alone, and the staff's decision. */
export function HeldMessageCard({ held }: { held: HeldMessage }) {
  const t = useWords()
  const decide = useDecide()
  const [isOpen, setIsOpen] = useState<'reject' | 'visit'>()
  const { id, side, text, files, reasons, at, parcelId, parcelNumber, store } = held
  const close = () => setIsOpen(undefined)
  return (
    <HeldCard
      title={t('messages.held.message', { side, store: store.name, number: parcelNumber })}
      {...{ text, files, reasons, at }}
    >
      <Button
        size="sm"
        isBusy={decide.isPending}
        onClick={() => decide.mutate({ kind: 'message', id, body: { decision: 'release' } })}
      >
        {t('messages.held.release')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setIsOpen('reject')}>
        {t('messages.held.reject')}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setIsOpen('visit')}>
        {t('messages.held.visit')}
      </Button>
      <Suspense>
        {isOpen === 'reject' && (
          <RejectDialog
            decide={decide}
            decisionOf={(reason) => ({ kind: 'message', id, body: { decision: 'reject', reason } })}
            onClose={close}
          />
        )}
        {isOpen === 'visit' && <VisitDialog parcelId={parcelId} number={parcelNumber} onClose={close} />}
      </Suspense>
    </HeldCard>
  )
}

/** A held question: published without what was found in it, or hidden. */
export function HeldQuestionCard({ held }: { held: StoreQuestion }) {
  const t = useWords()
  const decide = useDecide()
  const [isRejecting, setIsRejecting] = useState(false)
  const { id, text, reasons, askedAt, product } = held
  return (
    <HeldCard
      title={
        <Link to="/products/$id" params={{ id: product.slug }} className="link">
          {t('messages.questions.about', { product: product.name })}
        </Link>
      }
      {...{ text, reasons, at: askedAt }}
    >
      <Button
        size="sm"
        isBusy={decide.isPending}
        onClick={() =>
          decide.mutate({ kind: 'question', id, body: { decision: 'publish', reason: t('messages.held.masked') } })
        }
      >
        {t('messages.held.publish')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setIsRejecting(true)}>
        {t('messages.held.hide')}
      </Button>
      <Suspense>
        {isRejecting && (
          <RejectDialog
            decide={decide}
            decisionOf={(reason) => ({ kind: 'question', id, body: { decision: 'hide', reason } })}
            onClose={() => setIsRejecting(false)}
          />
        )}
      </Suspense>
    </HeldCard>
  )
}

type RejectDialogProps = {
  decide: ReturnType<typeof useDecide>
  decisionOf: (reason: string) => Decision
  onClose: () => void
}

function RejectDialog({ decide, decisionOf, onClose }: RejectDialogProps) {
  const t = useWords()
  return (
    <ReasonDialog
      title={t('messages.reject.title')}
      label={t('messages.reject.reason')}
      action={t('messages.reject.send')}
      sending={decide}
      onSend={(reason) => decide.mutate(decisionOf(reason.replaceAll(/\s+/g, ' ')), { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

type HeldCardProps = {
  title: ReactNode
  text: string
  files?: HeldMessage['files']
  reasons: HeldMessage['reasons']
  at: string
  children: ReactNode
}

function HeldCard({ title, text, files = [], reasons, at, children }: HeldCardProps) {
  const t = useWords()
  return (
    <Card className="grid gap-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted">
        <span>{title}</span>
        <LocalTime at={at} />
      </p>
      <p className="flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <Badge key={reason} tone="danger">
            {t(reasonNames[reason])}
          </Badge>
        ))}
      </p>
      <p className="break-words whitespace-pre-line">{text}</p>
      <Suspense>{files.length > 0 && <MessageFiles files={files} token={undefined} />}</Suspense>
      <StaffMay permission="messages.write">
        <div className="flex flex-wrap gap-2">{children}</div>
      </StaffMay>
    </Card>
  )
}
