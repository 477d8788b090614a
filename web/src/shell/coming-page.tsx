/** A page that is announced and not yet open. */
export function ComingPage({ title, text }: { title: string; text: string }) {
  return (
    <section className="page grid gap-3 py-16">
      <h1 className="text-title">{title}</h1>
      <p className="max-w-prose text-muted">{text}</p>
    </section>
  )
}
