import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { CopyButton } from '../../auth/forms/copy-button.tsx'
import { describePickup } from '../../shipping/describe-pickup.ts'
import { Card } from '../../ui/display/card.tsx'
import { Mail, MessageCircle, Phone } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { AcceptedPages } from '../order/accepted-pages.tsx'

/** The buyer of a parcel: address, and contact for a question. */
export function ParcelBuyer({ parcel: { buyer, addressLines, note, accepted, pickup } }: { parcel: Parcel }) {
  const t = useWords()
  const lines = pickup ? [buyer.name] : addressLines
  return (
    <Card aria-labelledby="buyer" className="md:p-5!">
      <div className="flex items-start justify-between gap-2">
        <h2 id="buyer" className="text-subheading">
          {t(pickup ? 'orders.parcels.collected-by' : 'orders.parcels.deliver-to')}
        </h2>
        {!pickup && (
          <span className="-my-2.5 -me-2">
            <CopyButton text={lines.join('\n')} label={t('orders.parcels.buyer.copy')} />
          </span>
        )}
      </div>
      <address className="mt-1 not-italic">
        {lines.map((line, index) => (
          <span key={line} className={index === 0 ? 'block font-medium' : 'block'}>
            {line}
          </span>
        ))}
      </address>
      {pickup && (
        <p className="mt-2">
          <span className="text-muted">{t('orders.parcels.pick-up-at')}</span> {describePickup(pickup, t)}
        </p>
      )}
      {note && (
        <div className="mt-4 rounded-md bg-sunken p-3 text-small">
          <h3 className="font-semibold">{t('orders.parcels.buyer.note')}</h3>
          <p className="mt-0.5 break-words">{note}</p>
        </div>
      )}
      <ul className="mt-3 border-t border-line pt-2">
        {buyer.phone && (
          <li className="flex items-center justify-between gap-2">
            <ContactLink href={`tel:${buyer.phone}`} icon={<Phone aria-hidden="true" className="size-5" />}>
              {buyer.phone}
            </ContactLink>
            <a
              href={`https://wa.me/${buyer.phone.replaceAll(/\D/g, '')}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t('orders.parcels.buyer.write')}
              title={t('orders.parcels.buyer.whatsapp')}
              className="touch -me-2 grid place-items-center rounded-full hover:bg-sunken"
            >
              <MessageCircle aria-hidden="true" className="size-5" />
            </a>
          </li>
        )}
        {buyer.email && (
          <li>
            <ContactLink href={`mailto:${buyer.email}`} icon={<Mail aria-hidden="true" className="size-5" />}>
              {buyer.email}
            </ContactLink>
          </li>
        )}
      </ul>
      <div className="mt-2 border-t border-line pt-3 empty:hidden">
        <AcceptedPages accepted={accepted} />
      </div>
    </Card>
  )
}

function ContactLink({ href, icon, children }: { href: string; icon: React.ReactNode; children: string }) {
  return (
    <a href={href} className="flex min-h-11 min-w-0 items-center gap-3 hover:underline">
      <span className="shrink-0 text-muted">{icon}</span>
      <span className="min-w-0 break-all">{children}</span>
    </a>
  )
}
