import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'

export function NotFoundScreen() {
  return (
    <section className="page grid min-h-[50dvh] place-content-center justify-items-center gap-6 py-16 text-center">
      <h1 className="text-title">Not Found</h1>
      <Link to="/store/" className={buttonStyles({ variant: 'outline' })}>
        See all products
      </Link>
    </section>
  )
}
