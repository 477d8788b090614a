import { Button } from '../actions/button.tsx'

/** Announces that a form holds values typed before. */
export function KeptNotice({ isKept, onDiscard }: { isKept: boolean; onDiscard: () => void }) {
  if (!isKept) return null
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-accent-soft px-4 py-3"
    >
      <p>
        <span className="font-semibold">We kept what you typed.</span> It is not saved yet.
      </p>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  )
}
