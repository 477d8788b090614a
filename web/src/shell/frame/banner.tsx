import { cva, type VariantProps } from 'class-variance-authority'

const bannerStyles = cva(
  'px-4 py-1 text-center text-[0.8125rem] leading-4 font-medium text-balance md:h-10 md:py-2 md:text-small md:leading-6',
  {
    variants: {
      tone: { danger: 'bg-danger text-on-danger', notice: 'bg-ink text-paper', success: 'bg-success text-on-success' },
    },
  },
)

export type BannerProps = Required<VariantProps<typeof bannerStyles>> & { text: string }

/** A line across the top of the page. It is placed inside `Banners`. */
export function Banner({ tone, text }: BannerProps) {
  return (
    <p role="status" data-banner="" className={bannerStyles({ tone })}>
      {text}
    </p>
  )
}

/** The fixed banners, one below the other, and as much room in the page as they cover. */
export function Banners({ banners }: { banners: BannerProps[] }) {
  return (
    <>
      <div data-banners="" className="fixed inset-x-0 top-0 z-45 print:hidden">
        {banners.map((banner) => (
          <Banner key={banner.text} {...banner} />
        ))}
      </div>
      {banners.map(({ tone, text }) => (
        // The same words in the same type, as generated content: the same height at every width, and silent in screen readers.
        <div
          key={text}
          aria-hidden="true"
          data-text={text}
          className={`invisible before:content-[attr(data-text)] print:hidden ${bannerStyles({ tone })}`}
        />
      ))}
    </>
  )
}
