import type { BreadcrumbList, Organization, Product, WebSite, WithContext } from 'schema-dts'
import type { ProductDetail } from '#domain/catalog/api.ts'
import { offerOf } from '#domain/catalog/offer.ts'
import type { ShopIdentity } from '#domain/settings/api.ts'
import { paths } from '#web/paths.ts'

/** What pages say of themselves in schema.org's words. Paths become full addresses of `origin`. */

export interface NamedPath {
  name: string
  path: string
}

export function breadcrumbList(
  origin: string,
  crumbs: readonly NamedPath[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

type DescribedProduct = Pick<
  ProductDetail,
  | 'slug'
  | 'name'
  | 'product_code'
  | 'shortDescription'
  | 'brand'
  | 'images'
  | 'original_price'
  | 'discount_price'
  | 'quantity'
>

/** A supplement is a Product, not a Drug. What the page does not show is not told either. */
export function productEntity(
  origin: string,
  product: DescribedProduct,
  seller: string,
  path: string = paths.product(product.slug),
): WithContext<Product> {
  const url = origin + path
  const { price, availability } = offerOf(product)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name: product.name,
    description: product.shortDescription,
    sku: product.product_code,
    image: product.images.map((image) => origin + image),
    brand: { '@type': 'Brand', name: product.brand },
    url,
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'VND',
      availability: `https://schema.org/${availability === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: seller },
    },
  }
}

export function organization(origin: string, shop: ShopIdentity): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: shop.brandName,
    legalName: shop.companyName,
    taxID: shop.taxCode || undefined,
    url: origin + paths.home(),
    logo: `${origin}/media/icons/apple-touch-180.png`,
    email: shop.email,
    address: shop.companyAddresses,
    slogan: shop.slogan,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: shop.hotline,
      areaServed: 'VN',
      availableLanguage: 'vi',
    },
  }
}

/** The search box that search engines may show with the site; the placeholder's name is theirs. */
export function website(origin: string, shop: ShopIdentity): WithContext<WebSite> {
  const action = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${paths.search()}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: shop.brandName,
    url: origin + paths.home(),
    inLanguage: 'vi',
    potentialAction: action,
  }
}
