import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageHead } from '../shell/page/page-head.ts'

export const Route = createFileRoute('/help')({
  head: ({ match }) =>
    pageHead(match, { title: 'Help', description: 'How prices, delivery, payment and tracking work.' }),
  component: HelpPage,
})

function HelpPage() {
  return (
    <div className="page max-w-3xl py-12">
      <h1 className="text-title">Help</h1>
      <div className="mt-6 border-t border-line">
        <Answer question="In which currency do I pay?">
          In the one that you see. Your country and currency stand at the top of every page, and you can change them
          there at any time before you pay.
        </Answer>
        <Answer question="Why is an item not sold in my currency?">
          There is no exchange rate for it at the moment. Choose another currency at the top of the page, or look again
          later.
        </Answer>
        <Answer question="Can I buy from several stores at once?">
          Yes. Your cart is grouped by store, each store sends its own parcel, and you pay once for all of them.
          Delivery is chosen and shown for each store before you pay.
        </Answer>
        <Answer question="I left the payment page. What now?">
          Your items stay reserved in your order. Open it under “Track an order” to pay it, in the same way or another.
          To change it first, choose “Change the order”: your items go back to the cart at once, and you are not
          charged. An order that is not paid in time ends by itself, and its items go back to the cart too.
        </Answer>
        <Answer question="Where is my order?">
          <Link to="/order-tracking/" className="link">
            Track it
          </Link>{' '}
          with its number and the e-mail address or phone number that you gave, or with the link in the confirmation.
        </Answer>
      </div>
    </div>
  )
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 font-semibold">
        {question}
        <span aria-hidden="true" className="text-xl text-accent-text transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <p className="max-w-prose pb-5 text-muted">{children}</p>
    </details>
  )
}
