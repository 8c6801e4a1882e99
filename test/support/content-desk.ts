import { afterAll, beforeAll } from 'vitest'
import * as api from '#domain/publishing/backoffice/api.ts'
import type { ArticleBody } from '#domain/publishing/article.ts'
import { openTestShop, type TestShop } from './app.ts'
import { addArticleCategory, hireEditors, wholeArticle, type Editors } from './publishing.ts'

/** A shop with its editors and one category, for the tests of a file, and what they do at the desk. */
export function createContentDesk() {
  let shop: TestShop
  let editors: Editors
  let categoryId: number
  const logIn = async () => {
    editors = await hireEditors(shop)
  }
  beforeAll(async () => {
    shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-24T09:00:00+07:00' })
    await logIn()
    categoryId = await addArticleCategory(shop.ctx.db)
  })
  afterAll(() => shop.close())

  const saveAs = (
    headers: Record<string, string>,
    id: number,
    version: number,
    more: Partial<ArticleBody> = {},
  ) => {
    const body = { ...wholeArticle(categoryId, more) }
    return shop.call(api.saveDraft, { id, version, body }, { headers })
  }
  const save = (id: number, version: number, more: Partial<ArticleBody> = {}) =>
    saveAs(editors.writer, id, version, more)
  return {
    get shop() {
      return shop
    },
    get editors() {
      return editors
    },
    get categoryId() {
      return categoryId
    },
    /** New people, for sessions that have ended. */
    logIn,
    /** An article whose draft lacks nothing, not kept yet. */
    begin: async (slug: string, more: Partial<ArticleBody> = {}): Promise<number> => {
      const asked = { kind: 'article' as const, slug, title: 'Uống đủ nước' }
      const { id } = await shop.call(api.addContent, asked, { headers: editors.writer })
      await save(id, 1, more)
      return id
    },
    save,
    saveAs,
    keep: (id: number, version: number) =>
      shop.call(api.keepRevision, { id, version }, { headers: editors.writer }),
    publish: (id: number, number: number, more: object = {}) =>
      shop.call(
        api.publishRevision,
        { id, number, reason: '', ...more },
        { headers: editors.publisher },
      ),
  }
}
