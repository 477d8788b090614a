import type { Money } from '@makola/contract/http/fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { shopQuery } from '../../shell/api/shop-query.ts'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

type ShareProps = { name: string; price: Money | null; path: string }

/** Opens the phone's own sheet; a browser without one shows the link to copy, and WhatsApp. Nothing is loaded from others. */
export function ShareButton({ name, price, path }: ShareProps) {
  const t = useWords()
  const { data: shop } = useQuery(shopQuery())
  const [isOpen, setIsOpen] = useState(false)
  const shopName = shop?.name ?? ''
  const text = price
    ? t('wishes.share.product', { name, price, shop: shopName })
    : t('wishes.share.named', { name, shop: shopName })
  const share = () => {
    const url = new URL(path, location.origin).href
    // Closing the sheet is no fault.
    if (navigator.share) void navigator.share({ title: name, text, url }).catch(() => undefined)
    else setIsOpen(!isOpen)
  }
  return (
    <>
      <Button variant="outline" aria-expanded={isOpen} onClick={share}>
        {t('wishes.share')}
      </Button>
      {isOpen && <ShareLinks text={text} url={new URL(path, location.origin).href} />}
    </>
  )
}

function ShareLinks({ text, url }: { text: string; url: string }) {
  const t = useWords()
  const copy = () =>
    navigator.clipboard
      .writeText(url)
      .then(() => toast.success(t('wishes.share.copied')))
      .catch(() => toast.info(url))
  return (
    <div className="flex basis-full flex-wrap gap-3">
      <Button variant="ghost" onClick={() => void copy()}>
        {t('wishes.share.copy')}
      </Button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyles({ variant: 'ghost' })}
      >
        {t('wishes.share.whatsapp')}
      </a>
    </div>
  )
}
