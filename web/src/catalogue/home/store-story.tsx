import type { StoreStory as Story } from '@makola/contract/catalogue/home.ts'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** One store that the operators have chosen: its cover, the first lines of its story and three of its goods. */
export function StoreStory({ story: { store, opening, products } }: { story: Story }) {
  const t = useWords()
  return (
    <section aria-labelledby="story" className="grid overflow-hidden rounded-xl bg-sunken lg:grid-cols-2">
      <Picture
        picture={store.cover}
        sizes="(min-width: 1024px) 50vw, 100vw"
        alt=""
        className="aspect-[8/3] size-full lg:aspect-auto"
      />
      <div className="grid min-w-0 content-center justify-items-start gap-3 p-4 md:p-8 lg:p-12">
        <h2 id="story" className="text-title">
          {store.name}
        </h2>
        <p className="line-clamp-4 max-w-prose">{opening}</p>
        <ul className="my-2 grid w-full grid-cols-3 gap-3 md:gap-4">
          {products.map(({ id, slug, name, picture }) => (
            <li key={id} className="min-w-0">
              <Link to="/products/$id" params={{ id: slug }} className="group block text-small leading-5">
                <Picture
                  picture={picture}
                  sizes="(min-width: 1024px) 12rem, 28vw"
                  alt=""
                  className="mb-1.5 aspect-square rounded-lg"
                />
                <span className="line-clamp-2 font-medium group-hover:underline">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/store/$id" params={{ id: store.slug }} className={buttonStyles({ variant: 'outline' })}>
          {t('catalogue.home.visit', { store: store.name })}
        </Link>
      </div>
    </section>
  )
}
