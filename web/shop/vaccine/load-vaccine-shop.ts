import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { Output } from '#domain/contract.ts'
import { getVaccineProduct, listVaccineProducts } from '#domain/vaccine/api.ts'
import { loaderApi } from '#web/api.ts'
import { toCard, type CardProduct } from '#web/shop/catalog/card.ts'
import { pageProductOf, type ProductData } from '#web/shop/catalog/load-product.ts'
import { productJsonLd } from '#web/shop/catalog/product-json-ld.ts'
import { paths } from '#web/paths.ts'
import { canonicalOf, vaccineCrumbs } from './product-meta.ts'

/** Fills two, three and four columns to the end. */
const productsAPage = 24

export interface VaccineShopData {
  categories: Output<typeof listVaccineProducts>['categories']
  /** The category's slug that stands in the address, if the shop has it. */
  category: string | null
  products: CardProduct[]
  page: number
  pages: number
  total: number
}

/** One page of what the shop sells. An address that it does not have leads to the nearest that it has. */
export async function loadVaccineShop(args: LoaderFunctionArgs): Promise<VaccineShopData> {
  const query = new URL(args.request.url).searchParams
  const asked = query.get('c')?.slice(0, 200) || undefined
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), 1000)
  const input = { category: asked, page, limit: productsAPage }
  const { items, paginate, categories } = await loaderApi(args.context).call(
    listVaccineProducts,
    input,
  )
  const category = categories.find(({ slug }) => slug === asked)?.slug
  if (asked && !category) throw redirect(paths.vaccineShop())
  const pages = paginate.total_page
  if (page > Math.max(1, pages)) throw redirect(paths.vaccineShop({ c: category, page: pages }))
  return {
    categories,
    category: category ?? null,
    page,
    pages,
    products: items.map(toCard),
    total: paginate.total_data,
  }
}

/** A product as this shop shows it, beside others of this shop. */
export async function loadVaccineProduct(args: LoaderFunctionArgs): Promise<ProductData> {
  const slug = args.params.slug ?? ''
  const found = await loaderApi(args.context).call(getVaccineProduct, { slug })
  const { related, ...product } = pageProductOf(found)
  const { origin } = new URL(args.request.url)
  const place = { crumbs: vaccineCrumbs(product), path: canonicalOf(product) }
  return {
    product,
    related: related.map(toCard),
    promise: null,
    jsonLd: productJsonLd(origin, product, place),
  }
}
