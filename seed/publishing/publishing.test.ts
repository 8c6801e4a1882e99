import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkClaims } from '#domain/claims/check-claims.ts'
import { rules2026 } from '#domain/claims/rules-2026.ts'
import { article, articleBody, type ArticleBody } from '#domain/publishing/article.ts'
import { landing, landingBody } from '#domain/publishing/landing.ts'
import { linksIn } from '#domain/publishing/links-in.ts'
import { reservedSlugs } from '#domain/publishing/reserved-slugs.ts'
import { countWords, textOf } from '#domain/richtext/text-of.ts'
import { products } from '#seed/catalog/products/index.ts'
import { brands } from '#seed/catalog/brands.ts'
import { categories } from '#seed/catalog/categories.ts'
import { articles } from './articles/index.ts'
import { landingPages } from './pages/index.ts'
import { changedSince, toArticle } from './to-article.ts'
import { tags, topics } from './topics.ts'
import type { Known } from './types.ts'

const codes = products.map(({ productCode }) => productCode)
const named = [...topics, ...tags].map(({ slug }) => slug as string)
const known: Known = {
  productId: (code) => numberIn(codes, code),
  campaignId: () => 1,
  endOfDay: () => '2026-12-14T23:59:59+07:00',
}
const bodyOf = (one: (typeof articles)[number]) =>
  toArticle(one, (slug) => numberIn(named, slug), known)

describe('the articles', () => {
  test('are two for each topic, with addresses and titles of their own', () => {
    for (const { slug } of topics) {
      expect(
        articles.filter(({ topic }) => topic === slug),
        slug,
      ).toHaveLength(2)
    }
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(24)
    expect(new Set(articles.map(({ title }) => title)).size).toBe(24)
    expect(new Set(named).size).toBe(named.length)
  })

  test.each(articles.map((one) => [one.slug, one] as const))(
    '%s lacks nothing, is long enough and says when to see a doctor',
    (_, one) => {
      const body: ArticleBody = bodyOf(one)
      expect(articleBody.parse(body)).toEqual(body)
      expect(article.problemsOf(body)).toEqual({})
      const text = textOf(body.content)
      expect(countWords(text)).toBeGreaterThanOrEqual(700)
      expect(countWords(text)).toBeLessThanOrEqual(1300)
      expect(text).toMatch(/bác sĩ|dược sĩ/)
      expect(text).toMatch(/\n(Khi nào|Ai|Nếu)/)
      expect(text).toContain('Nguồn tham khảo')
      expect(text).not.toMatch(/[*[\]|]/)
      const kinds = body.content.content.map(({ type }) => type)
      expect(kinds).toEqual(expect.arrayContaining(['heading', 'bulletList', 'table']))
      expect(one.products.length).toBeGreaterThanOrEqual(1)
      expect(one.products.length).toBeLessThanOrEqual(3)
    },
  )

  test('one is planned, one has changes that are not published', () => {
    expect(articles.filter(({ daysAgo }) => daysAgo < 0)).toHaveLength(1)
    const changed = articles.flatMap((one) => changedSince(one, bodyOf(one)) ?? [])
    expect(changed.map((body) => article.problemsOf(articleBody.parse(body)))).toEqual([{}])
  })
})

describe('the landing pages', () => {
  test.each(landingPages.map((page) => [page.slug, page] as const))(
    '%s lacks nothing and stands where no page of the shop does',
    (slug, { body }) => {
      const page = body(known)
      expect(landingBody.parse(page)).toEqual(page)
      expect(landing.problemsOf(page)).toEqual({})
      expect(page.blocks.length).toBeGreaterThanOrEqual(8)
      expect(page.blocks.length).toBeLessThanOrEqual(14)
      expect(new Set(page.blocks.map(({ key }) => key)).size).toBe(page.blocks.length)
      expect(reservedSlugs.has(slug.toLowerCase())).toBe(false)
      const words = landing.partsOf(page).map(({ text }) => text)
      expect(words.join('\n')).toContain('không có tác dụng thay thế thuốc chữa bệnh')
    },
  )

  test('differ from each other in build', () => {
    const builds = landingPages.map(({ body }) =>
      body(known)
        .blocks.map(({ type }) => type)
        .join(),
    )
    expect(new Set(builds).size).toBe(5)
  })

  test('name what there is, and leave a voucher out that there is not', () => {
    const written = articles.map(({ slug }) => slug)
    const shelves = [...brands, ...categories].map(({ slug }) => slug)
    for (const { body } of landingPages) {
      for (const { type, fields } of body(known).blocks) {
        if (type === 'articles') expect(written).toEqual(expect.arrayContaining(fields.slugs))
        if (type === 'products' && fields.of) expect(shelves).toContain(fields.of)
      }
      const without = body({ ...known, campaignId: () => null })
      expect(landing.problemsOf(without)).toEqual({})
      expect(without.blocks.map(({ type }) => type)).not.toContain('voucher')
    }
  })
})

test('the claim rules find nothing to stop or to prove, as if every sentence spoke of a supplement', () => {
  const texts = [
    ...articles.map((one) => {
      return { kind: 'article' as const, parts: article.partsOf(bodyOf(one)) }
    }),
    ...landingPages.map(({ body }) => {
      return { kind: 'landing' as const, parts: landing.partsOf(body(known)) }
    }),
    ...[...topics, ...tags].map((one) => {
      const parts = Object.entries(one).map(([path, text]) => ({ path, text }))
      return { kind: 'article' as const, parts }
    }),
  ]
  const soldNames = [
    ...brands.map(({ name }) => name),
    ...products.map(({ name }) => name.split(',')[0]!),
  ]
  const found = texts.flatMap((each) =>
    checkClaims({ ...each, soldNames, aboutSupplement: true }, rules2026),
  )
  // What an advertisement has to say stands under each product, whatever is written here.
  const claims = found.filter(({ kind }) => kind !== 'mustAppear')
  expect(claims.map(({ rule, quote }) => `${rule}: ${quote}`)).toEqual([])
})

test('every picture is drawn, in every width and format', () => {
  const shown = [
    ...articles.flatMap((one) => article.referencesOf(bodyOf(one))),
    ...landingPages.flatMap(({ body }) => landing.referencesOf(body(known))),
  ].filter(({ kind }) => kind === 'picture')
  const stems = [...new Set(shown.map(({ target }) => target))]
  expect(stems.length).toBeGreaterThanOrEqual(29)
  const missing = stems.flatMap((stem) =>
    (stem.includes('/banners/') ? [480, 960, 1440] : [240, 480, 960]).flatMap((width) =>
      ['avif', 'webp']
        .map((format) => `../pictures/out/${stem.replace('/media/', '')}-${width}.${format}`)
        .filter((file) => !existsSync(new URL(file, import.meta.url))),
    ),
  )
  expect(missing).toEqual([])
})

test('every link leads to a page that there is', () => {
  const inTexts = articles.flatMap((one) => linksIn(bodyOf(one).content))
  const onPages = landingPages.flatMap(({ body }) => linksIn(body(known)).filter(Boolean))
  const slugs = new Set(products.map(({ slug }) => slug))
  for (const href of [...inTexts, ...onPages]) {
    const [, first = ''] = /^\/([a-z0-9-]+)\//.exec(href) ?? []
    expect(reservedSlugs.has(first) || slugs.has(first), href).toBe(true)
  }
  expect(inTexts.length).toBeGreaterThan(3)
})

function numberIn(names: readonly (string | undefined)[], name: string): number {
  const at = names.indexOf(name)
  if (at < 0) throw new Error(`there is no ${name}`)
  return at + 1
}
