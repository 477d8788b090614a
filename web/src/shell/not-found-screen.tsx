import { Link } from '@tanstack/react-router'

export function NotFoundScreen() {
  return (
    <section className="page grid place-items-center gap-4 py-24 text-center">
      <h1 className="text-title">Not Found</h1>
      <Link to="/store/" className="link">
        See what is in store
      </Link>
    </section>
  )
}
