import type { CategoryTile } from '@makola/contract/catalogue/home.ts'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../ui/display/picture.tsx'

/** The categories at the top of the tree, each with a picture of what is in it: beside its name on a phone, above it elsewhere. */
export function CategoryTiles({ categories }: { categories: CategoryTile[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9.25rem,100%),1fr))] gap-3 sm:grid-cols-4 sm:gap-6 lg:grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))]">
      {categories.map(({ slug, name, picture }) => (
        <li key={slug}>
          <Link to="/store/" search={{ category: slug }} className="group flex items-center gap-2 sm:block">
            <Picture
              picture={picture}
              sizes="(min-width: 640px) 12rem, 3.5rem"
              alt=""
              className="size-14 shrink-0 rounded-lg sm:aspect-square sm:size-auto"
            />
            <span className="min-w-0 text-small leading-5 font-semibold wrap-anywhere group-hover:underline sm:mt-2 sm:block">
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
