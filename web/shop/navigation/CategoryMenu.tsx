import ArrowRight from 'lucide-react/icons/arrow-right'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useState } from 'react'
import type { MenuCategory } from '#domain/catalog/api.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { buttonClass } from '#web/ui/button-variant.ts'
import { CategoryIcon } from './CategoryIcon.tsx'
import { mainEntries, visibleEntries } from './entries.ts'
import { navigationTexts as texts } from './texts.ts'
import { useDetailsDismiss } from '#web/ui/use-details-dismiss.ts'
import type { Visitor } from './visitor.ts'

/**
 * Every category and every pair of category and sub-category, as links. It opens without JavaScript, then
 * with the categories alone: the rest is drawn when it is opened, so that no page carries it unseen.
 */
export function CategoryMenu({
  menu,
  visitor,
  hiddenPaths,
}: {
  menu: readonly MenuCategory[]
  visitor: Visitor | null | undefined
  hiddenPaths: readonly string[]
}) {
  const ref = useDetailsDismiss()
  const [isWhole, setWhole] = useState(false)
  return (
    <details ref={ref} className="group">
      <summary
        onClick={() => setWhole(true)}
        className={buttonClass({ variant: 'quiet' }, 'group-open:bg-[#dbe8ff]')}
      >
        <LayoutGrid aria-hidden="true" className="size-4.5" />
        {texts.categories}
      </summary>
      <div className="motion-rise absolute inset-x-4 top-full z-50 max-h-[calc(100dvh-110px)] overflow-y-auto rounded-md border border-line bg-white p-6 shadow-lift">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 desk:grid-cols-4">
          {menu.map((category) => (
            <li key={category.id}>
              <CategoryLinks category={category} isWhole={isWhole} />
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center gap-x-8 border-t border-line pt-4">
          <Anchor
            to={paths.shop()}
            className="flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"
          >
            {texts.allProducts}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Anchor>
          {entriesBesideShop(visitor, hiddenPaths).map(({ label, to }) => (
            <Anchor key={to} to={to} className="menu-entry">
              {label}
            </Anchor>
          ))}
        </div>
      </div>
    </details>
  )
}

/** On screens too narrow for the top bar's menu its entries stand here. */
function entriesBesideShop(visitor: Visitor | null | undefined, hiddenPaths: readonly string[]) {
  return visibleEntries(mainEntries, visitor, [...hiddenPaths, paths.shop()])
}

function CategoryLinks({ category, isWhole }: { category: MenuCategory; isWhole: boolean }) {
  return (
    <>
      <Anchor to={paths.shop({ c: [category.slug] })} className="menu-category">
        {isWhole && (
          <CategoryIcon name={category.icon} className="size-5.5 shrink-0 text-primary" />
        )}
        {category.name}
      </Anchor>
      {isWhole && (
        <ul>
          {category.subCategories.map((sub) => (
            <li key={sub.id}>
              <Anchor
                to={paths.shop({ c: [category.slug], sc: [sub.slug] })}
                className="flex min-h-8 items-center pl-8 text-sm text-ink-2 hover:text-primary hover:underline pointer-coarse:min-h-11"
              >
                {sub.name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
