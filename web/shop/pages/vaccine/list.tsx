import Syringe from 'lucide-react/icons/syringe'
import { useLoaderData } from 'react-router'
import { formatNumber } from '#domain/kernel/vnd.ts'
import { ProductGrid } from '#web/shop/catalog/ProductGrid.tsx'
import { CategoryChips } from '#web/shop/vaccine/CategoryChips.tsx'
import { loadVaccineShop, type VaccineShopData } from '#web/shop/vaccine/load-vaccine-shop.ts'
import { vaccineTexts as texts } from '#web/shop/vaccine/texts.ts'
import { VaccineHero } from '#web/shop/vaccine/VaccineHero.tsx'
import { pageHandle } from '#web/page.ts'
import { paths } from '#web/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Pager } from '#web/ui/Pager.tsx'

export { loadVaccineShop as loader }

export const handle = pageHandle<VaccineShopData>({
  meta: ({ categories, category, page }) => ({
    title: texts.metaTitle(categories.find(({ slug }) => slug === category)?.name),
    description: texts.description,
    canonical: paths.vaccineShop({ c: category ?? undefined, page }),
  }),
})

/** What the vaccine-centre shop sells: shots, and goods to fetch along with them. */
function VaccineShop() {
  const data = useLoaderData<typeof loadVaccineShop>()
  const { categories, category, products, page, pages, total } = data
  return (
    <div className="shop-column pt-5 phone:pt-3">
      <Breadcrumbs items={[{ label: texts.home, to: paths.home() }, { label: texts.crumb }]} />
      <VaccineHero />
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 phone:mt-6">
        <h2 className="text-2xl phone:text-xl">
          {texts.products}{' '}
          <span className="text-base font-normal whitespace-nowrap text-ink-2" role="status">
            {texts.count(formatNumber(total))}
          </span>
        </h2>
        {categories.length > 0 && <CategoryChips categories={categories} category={category} />}
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} shop="vaccine" label={texts.products} priority={2} />
      ) : (
        <Empty />
      )}
      <Pager
        page={page}
        pages={pages}
        hrefFor={(next) => paths.vaccineShop({ c: category ?? undefined, page: next })}
        className="mt-8"
      />
    </div>
  )
}

function Empty() {
  return (
    <EmptyState
      level={3}
      icon={<Syringe aria-hidden="true" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={<ButtonLink to={paths.shop()}>{texts.emptyAction}</ButtonLink>}
      className="rounded-md border border-line bg-white"
    />
  )
}

export { VaccineShop as Component }
