import { describe, expect, it } from 'vitest'
import { cycleDays } from '#domain/subscription/cycle.ts'
import { brands } from '../brands.ts'
import { categories } from '../categories.ts'
import type { ProductKind, SeedProduct } from '../types.ts'
import { products } from './index.ts'

describe('the demo catalogue', () => {
  it('has at least 64 products, at least 7 in each of 8 categories', () => {
    expect(products.length).toBeGreaterThanOrEqual(64)
    expect(categories).toHaveLength(8)
    for (const { slug } of categories) {
      expect(products.filter((p) => p.category === slug).length, slug).toBeGreaterThanOrEqual(7)
    }
  })

  it('gives every product its own slug and code', () => {
    expectUnique(products.map((p) => p.slug))
    expectUnique(products.map((p) => p.productCode))
    for (const { slug } of products) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('knows every brand, category and sub-category it names', () => {
    expectUnique(categories.flatMap((c) => c.subCategories.map((s) => s.slug)))
    for (const product of products) {
      const category = categories.find((c) => c.slug === product.category)
      expect(brands.map((b) => b.slug)).toContain(product.brand)
      expect(category?.subCategories.map((s) => s.slug)).toEqual(
        expect.arrayContaining(product.subCategories),
      )
    }
  })

  it('fills every sub-category', () => {
    const used = new Set(products.flatMap((p) => p.subCategories))
    for (const { slug } of categories.flatMap((c) => c.subCategories)) expect(used).toContain(slug)
  })

  it('sells the limited RiTANA bottle at 325.000', () => {
    expect(bySlug('ritana60v-325k')).toMatchObject({ brand: 'ritana', discountPrice: 325_000 })
  })

  it('holds one CC6, one sold out, three nearly sold out', () => {
    expect(products.filter((p) => p.productCode === 'CC6')).toHaveLength(1)
    expect(products.filter((p) => p.onHand === 0)).toHaveLength(1)
    expect(products.filter(isNearlySoldOut)).toHaveLength(3)
    const others = products.filter((p) => p.onHand > 0 && !isNearlySoldOut(p))
    for (const { onHand, slug } of others) expect(onHand >= 80 && onHand <= 2000, slug).toBe(true)
  })

  it('sells sets of 3 and 6 boxes cheaper than the boxes one by one', () => {
    for (const { slug, prefixes } of brands.filter((b) => b.prefixes)) {
      const single = bySlug(slug)
      for (const code of prefixes ?? []) {
        const combo = products.find((p) => p.productCode === code)
        const boxes = Number(code.at(-1))
        expect(combo?.originalPrice, code).toBe(single.originalPrice * boxes)
        expect(combo?.discountPrice, code).toBeLessThan(single.discountPrice * boxes)
      }
    }
  })

  it('offers regular delivery in the days for which a pack lasts, taken as its label says', () => {
    const repeated = products.filter((p) => p.subscriptionCycle)
    expect(repeated.length).toBeGreaterThanOrEqual(20)
    for (const { slug, unit, dosage, subscriptionCycle = '' } of repeated) {
      const days = cycleDays(subscriptionCycle)!
      const [, pieces] = /^(?:Hộp|Lọ) (\d+)/.exec(unit) ?? []
      const [, min, max = min] = /^Ngày (\d)(?:–(\d))? (?:viên|gói)/.exec(dosage) ?? []
      if (!pieces || !min) continue
      expect(days, slug).toBeLessThanOrEqual(Number(pieces) / Number(min))
      expect(days, slug).toBeGreaterThanOrEqual(Number(pieces) / Number(max))
    }
  })

  it('says one length of a course: a set lasts as long as its boxes, in months as in days', () => {
    for (const { slug, prefixes } of brands.filter((b) => b.prefixes)) {
      const ofOne = cycleDays(bySlug(slug).subscriptionCycle ?? '')!
      for (const code of prefixes ?? []) {
        const combo = products.find((p) => p.productCode === code)!
        const days = cycleDays(combo.subscriptionCycle ?? '')!
        expect(days, code).toBe(ofOne * Number(code.at(-1)))
        const months = [...textOf(combo).matchAll(/liệu trình (\d+) tháng/g)].map(([, n]) => n)
        expect(months.length, code).toBeGreaterThan(0)
        expect(new Set(months), code).toEqual(new Set([String(days / 30)]))
      }
    }
  })

  it('offers vaccine-shop goods and a few very long names', () => {
    expect(products.filter((p) => p.vaccineShop).length).toBeGreaterThanOrEqual(5)
    const long = products.filter((p) => p.name.length >= 90)
    expect(long.length).toBeGreaterThanOrEqual(5)
    for (const { name } of products) expect(name.length).toBeLessThanOrEqual(120)
  })
})

describe('the prices of the demo catalogue', () => {
  it('are whole đồng and never above the list price', () => {
    for (const { originalPrice, discountPrice, slug } of products) {
      expect(Number.isInteger(originalPrice) && Number.isInteger(discountPrice), slug).toBe(true)
      expect(discountPrice, slug).toBeGreaterThan(0)
      expect(discountPrice, slug).toBeLessThanOrEqual(originalPrice)
      expect(discountPrice % 500, slug).toBe(0)
    }
  })

  it('are spread from no discount to exactly half', () => {
    const percents = products.map((p) => Math.round((1 - p.discountPrice / p.originalPrice) * 100))
    expect(percents.filter((percent) => percent === 0).length).toBeGreaterThanOrEqual(4)
    expect(products.filter((p) => p.discountPrice * 2 === p.originalPrice).length).toBe(3)
    expect(Math.max(...percents)).toBe(50)
    expect(new Set(percents).size).toBeGreaterThanOrEqual(20)
  })
})

describe('the texts of the demo catalogue', () => {
  it('never promise a cure', () => {
    for (const product of products) {
      expect(textOf(product), product.slug).not.toMatch(forbidden)
    }
  })

  it('say "hỗ trợ" or "bổ sung" where a supplement speaks of health', () => {
    for (const { kind, usage, slug } of products) {
      if (kind === 'supplement') expect(usage, slug).toMatch(/hỗ trợ|bổ sung/i)
    }
  })

  it('carry the disclaimer of supplements', () => {
    for (const { kind, description } of products) {
      const isSaid = description.includes('Thực phẩm này không phải là thuốc')
      expect(isSaid).toBe(kind === 'supplement')
    }
  })

  it('hold only harmless tags, in three or more parts', () => {
    for (const { description, slug } of products) {
      const tags = [...description.matchAll(/<\/?([a-z0-9]+)[^>]*>/g)].map(
        (match) => match[1] ?? '',
      )
      expect(['h3', 'p', 'ul', 'li', 'strong']).toEqual(expect.arrayContaining([...new Set(tags)]))
      expect(tags.filter((tag) => tag === 'h3').length / 2, slug).toBeGreaterThanOrEqual(3)
      expect(description).not.toMatch(/<[a-z0-9]+\s|undefined|\{/)
    }
  })

  it('number registrations as their kind does', () => {
    for (const { kind, registrationNo, slug } of products) {
      expect(registrationNo, slug).toMatch(registrationForm[kind])
    }
  })

  it('answer three or four questions and leave nothing empty', () => {
    for (const product of products) {
      expect(product.faqs.length, product.slug).toBeGreaterThanOrEqual(3)
      expect(product.faqs.length, product.slug).toBeLessThanOrEqual(4)
      for (const [field, value] of Object.entries(product)) expect(value, field).not.toBe('')
    }
  })

  it('are different for every product', () => {
    expectUnique(products.map((p) => p.name))
    expectUnique(products.map((p) => p.description))
    expectUnique(products.map((p) => p.shortDescription))
  })
})

const forbidden =
  /chữa khỏi|trị dứt|dứt điểm|khỏi hẳn|khỏi bệnh|đặc trị|thần dược|cam kết|hết hẳn|tận gốc|tuyệt đối|số 1|tốt nhất thị trường/i

const registrationForm: Record<ProductKind, RegExp> = {
  supplement: /^\d{4,5}\/20\d{2}\/ĐKSP$/,
  cosmetic: /^\d{6}\/\d{2}\/CBMP-(HN|QLD)$/,
  device: /^\d{9}\/PCB[AB]-HN$/,
}

function textOf(product: SeedProduct): string {
  const { name, shortDescription, description, ingredients, usage, dosage, faqs } = product
  return [
    name,
    shortDescription,
    description,
    ingredients,
    usage,
    dosage,
    JSON.stringify(faqs),
  ].join('\n')
}

function isNearlySoldOut({ onHand }: SeedProduct): boolean {
  return onHand >= 5 && onHand <= 30
}

function bySlug(slug: string): SeedProduct {
  const product = products.find((p) => p.slug === slug)
  if (!product) throw new Error(`no product ${slug}`)
  return product
}

function expectUnique(values: string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}
