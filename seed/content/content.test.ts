import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { products } from '#seed/catalog/products/index.ts'
import { compositions } from '#seed/pictures/compositions.ts'
import { banners } from './banners.ts'
import { pages } from './pages.ts'
import { popups } from './popups.ts'
import { promotions } from './promotions.ts'
import { synonyms } from './synonyms.ts'

const slugs = new Set(products.map((product) => product.slug))
const pictures = new Set(compositions.map((composition) => composition.name))

describe('the fixed pages', () => {
  it('are the fourteen of the specification', () => {
    expect(pages.map((page) => page.slug).toSorted()).toEqual(
      [
        'cac-cau-hoi-thuong-gap',
        'chinh-sach-bao-mat',
        'chinh-sach-doi-tra',
        'chinh-sach-mua-hang',
        'chuyen-gia-tu-van',
        'cong-bo-san-pham',
        'danh-hieu-va-giai-thuong',
        'dieu-khoan-su-dung',
        'gioi-thieu',
        'he-thong-nha-thuoc',
        'hinh-thuc-giao-hang',
        'hinh-thuc-thanh-toan',
        'huong-dan-mua-hang',
        'tai-app',
      ].toSorted(),
    )
  })

  it('hold only plain tags, properly closed', () => {
    for (const { slug, html } of [...pages, ...promotions.map((p) => ({ ...p, slug: p.id }))]) {
      const open: string[] = []
      for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        expect(allowed, `${slug}: ${tag}`).toContain(name)
        if (slash) expect(open.pop(), `${slug}: ${tag}`).toBe(name)
        else open.push(name)
      }
      expect(open, slug).toEqual([])
    }
  })

  it('say enough and link only to addresses that end with a slash', () => {
    for (const { slug, html, description } of pages) {
      const words = html.replace(/<[^>]+>/g, ' ').split(/\s+/).length
      expect(words, slug).toBeGreaterThan(300)
      expect(description.length, slug).toBeLessThanOrEqual(160)
      for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
        expect(href, slug).toMatch(/^(tel:\d+|\/[a-z0-9-]+\/)$/)
      }
    }
  })
})

describe('banners, promotions and popups', () => {
  it('show pictures that are drawn', () => {
    for (const { picture } of [...banners, ...promotions, ...popups]) {
      expect(pictures).toContain(picture)
      const file = new URL(`../pictures/out/banners/${picture}-960.webp`, import.meta.url)
      expect(existsSync(file), picture).toBe(true)
    }
  })

  it('speak of products that are sold', () => {
    for (const slug of [
      ...promotions.flatMap((p) => p.productSlugs),
      ...popups.flatMap((p) => [p.productSlug ?? [], p.shownWith].flat()),
    ]) {
      expect(slugs).toContain(slug)
    }
  })

  it('run through 2027 in part, never ending before they start', () => {
    for (const { startsOn, endsOn } of [...promotions, ...popups]) {
      expect(startsOn < endsOn && endsOn >= '2027-01-01').toBe(true)
    }
    expect(banners.filter((banner) => banner.place === 'home')).toHaveLength(5)
  })
})

describe('synonyms', () => {
  it('are 25 groups or more, no word twice', () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(25)
    for (const group of synonyms) expect(group.length).toBeGreaterThanOrEqual(2)
    const words = synonyms.flat().map((word) => word.toLowerCase())
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  it('lead to at least one product each', () => {
    const shelf = products.map((p) => foldVietnamese(`${p.name} ${p.shortDescription} ${p.usage}`))
    for (const group of synonyms) {
      const isFound = group.some((word) =>
        shelf.some((text) => text.includes(foldVietnamese(word))),
      )
      expect(isFound, group.join(', ')).toBe(true)
    }
  })
})

const allowed = [
  'details',
  'summary',
  'h2',
  'h3',
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]
