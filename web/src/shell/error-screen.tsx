export function GlobalErrorScreen({ error }: { error: unknown }) {
  return <p>{String(error)}</p>
}
