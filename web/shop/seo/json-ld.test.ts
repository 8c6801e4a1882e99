import { describe, expect, test } from 'vitest'
import type { ProductDetail } from '#domain/catalog/api.ts'
import { vnd } from '#domain/kernel/vnd.ts'
import { documentTitle } from '#web/document-title.ts'
import { breadcrumbList, organization, productEntity, website } from './json-ld.ts'

const origin = 'https://anlanh.example'

const jex: Parameters<typeof productEntity>[1] = {
  slug: 'jex',
  name: 'Viên uống JEX',
  product_code: 'JEX30',
  shortDescription: 'Hỗ trợ bổ sung dưỡng chất cho sụn khớp.',
  brand: 'JEX',
  images: ['/media/products/jex-1-480.webp'],
  original_price: vnd(330_000),
  discount_price: vnd(295_000),
  quantity: 12,
} satisfies Partial<ProductDetail>

const shop = {
  brandName: 'An Lành',
  shortName: '',
  openingHours: '',
  taxCode: '',
  hotline: '028 7102 6089',
  vaccineHotline: '028 7102 6090',
  companyName: 'Công ty Cổ phần An Lành',
  companyAddresses: ['148 Hoàng Hoa Thám'],
  registration: '0312345678',
  email: 'cskh@anlanh.example',
  slogan: 'Sống khoẻ mỗi ngày',
  disclaimer: 'Thực phẩm này không phải là thuốc',
  pharmacyLicence: '',
  foodLicence: '',
  ministryLink: '',
  zaloLink: '',
}

describe('a product for search engines', () => {
  test('says price, currency, stock, brand and code, by full addresses', () => {
    expect(productEntity(origin, jex, 'An Lành')).toMatchObject({
      '@type': 'Product',
      sku: 'JEX30',
      brand: { name: 'JEX' },
      image: ['https://anlanh.example/media/products/jex-1-480.webp'],
      offers: {
        price: 295_000,
        priceCurrency: 'VND',
        availability: 'https://schema.org/InStock',
        url: 'https://anlanh.example/mua-hang/jex/',
      },
    })
  })

  test('is out of stock when the page says so', () => {
    const entity = productEntity(origin, { ...jex, quantity: 0 }, 'An Lành')
    expect(entity).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  })
})

test('breadcrumbs count from one', () => {
  const { itemListElement } = breadcrumbList(origin, [
    { name: 'Trang chủ', path: '/' },
    { name: 'Mua hàng', path: '/mua-hang/' },
  ])
  expect(itemListElement).toMatchObject([
    { position: 1, item: 'https://anlanh.example/' },
    { position: 2, item: 'https://anlanh.example/mua-hang/' },
  ])
})

test('the shop names itself and how to search it', () => {
  expect(organization(origin, shop)).toMatchObject({ name: 'An Lành', url: `${origin}/` })
  expect(website(origin, shop)).toMatchObject({
    potentialAction: {
      target: { urlTemplate: `${origin}/s/?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  })
})

test('a title names the brand once', () => {
  expect(documentTitle('JEX hộp 30 viên')).toBe('JEX hộp 30 viên | An Lành')
  expect(documentTitle('An Lành – Nhà thuốc trực tuyến')).toBe('An Lành – Nhà thuốc trực tuyến')
})
