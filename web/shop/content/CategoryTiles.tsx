import type { MenuCategory } from '#domain/catalog/api.ts'
import { CategoryIcon } from '#web/shop/navigation/CategoryIcon.tsx'
import { paths } from '#web/paths.ts'
import { cx } from '#web/ui/class-names.ts'
import { contentTexts as texts } from './texts.ts'

export function CategoryTiles({
  menu,
  className,
}: {
  menu: readonly MenuCategory[]
  className?: string
}) {
  return (
    <nav aria-label={texts.categories} className={className}>
      <ul className="grid grid-cols-8 gap-3 max-desk:grid-cols-4">
        {menu.map((category) => (
          <li key={category.id}>
            <a href={paths.shop({ c: [category.slug] })} className={tile}>
              <span className={picture}>
                <CategoryIcon name={category.icon} className="size-7.5" />
              </span>
              <span className="px-0.5 text-sm leading-snug phone:px-0 phone:text-xs phone:leading-tight phone:tracking-tight font-medium text-balance">
                {category.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tile = cx(
  'group flex h-full flex-col items-center gap-2 above-phone:justify-center phone:gap-1.5 text-center hover:text-primary',
  'above-phone:rounded-md above-phone:border above-phone:border-line above-phone:bg-white above-phone:px-1 above-phone:py-3.5 above-phone:hover:border-primary',
)

/** On a phone the tile is the picture and the words stand below it. */
const picture =
  'text-primary phone:grid phone:aspect-square phone:w-full phone:max-w-20 phone:place-items-center phone:rounded-md phone:border phone:border-line phone:bg-white phone:group-hover:border-primary'
