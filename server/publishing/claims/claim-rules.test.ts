import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClaimRule } from '#domain/claims/rule-set.ts'
import { rules2026 } from '#domain/claims/rules-2026.ts'
import * as api from '#domain/publishing/backoffice/api.ts'
import * as claims from '#domain/publishing/claim-rules/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { expectRefused } from '#test/support/refused.ts'
import {
  addArticleCategory,
  approve,
  hireEditors,
  publishArticle,
  wholeArticle,
  type Editors,
} from '#test/support/publishing.ts'

let shop: TestShop
let editors: Editors
let categoryId: number
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false }, now: '2026-11-24T09:00:00+07:00' })
  editors = await hireEditors(shop)
  categoryId = await addArticleCategory(shop.ctx.db)
})
afterAll(() => shop.close())

/** Kept and approved, with this excerpt. */
async function keep(slug: string, excerpt: string): Promise<number> {
  const { writer, pharmacist } = editors
  const { id } = await shop.call(
    api.addContent,
    { kind: 'article', slug, title: 'Viên uống cho khớp' },
    { headers: writer },
  )
  const body = { ...wholeArticle(categoryId, { excerpt }) }
  await shop.call(api.saveDraft, { id, version: 1, body }, { headers: writer })
  await shop.call(api.keepRevision, { id, version: 2 }, { headers: writer })
  await approve(shop, pharmacist, id, 1)
  return id
}

const publish = (id: number, reason = '') =>
  shop.call(api.publishRevision, { id, number: 1, reason }, { headers: editors.publisher })

const save = (rules: typeof rules2026) =>
  shop.call(
    claims.saveClaimRules,
    { rules, reason: 'Luật sư đã xem' },
    { headers: editors.publisher },
  )

const cleansing: ClaimRule = {
  id: 'cleanses',
  kind: 'warn',
  scope: ['article', 'landing'],
  phrases: ['thanh lọc cơ thể'],
  exceptions: [],
  message: 'Chưa có bằng chứng cho việc "thanh lọc cơ thể".',
  fix: 'Nói điều đã công bố, hoặc bỏ câu này.',
  source: { law: 'Luật Quảng cáo', article: 'Điều 8', date: '2013-01-01' },
  examples: { hits: ['Trà giúp thanh lọc cơ thể.'], fine: ['Trà giúp bổ sung nước.'] },
}

describe('what a text claims', () => {
  test('stands with the draft, and a cure that is promised is never published', async () => {
    const id = await keep('chua-khoi', 'Viên uống này chữa khỏi hẳn đau khớp chỉ sau 7 ngày dùng.')
    const content = await shop.call(api.getContent, { id }, { headers: editors.writer })
    expect(content.findings[0]).toMatchObject({ path: 'excerpt', kind: 'block' })
    expect(content.revisions[0]).toMatchObject({ verdict: 'blocked' })
    const refusal = await expectRefused(publish(id, 'Vẫn muốn đăng vì sản phẩm rất tốt'))
    expect(refusal).toMatchObject({
      code: 'contentRefused',
      fields: { findings: expect.any(String) },
    })
  })

  test('that needs proof is published with a reason that is kept', async () => {
    const id = await keep('so-mot', 'Sản phẩm bán chạy số 1 Việt Nam trong nhóm hỗ trợ xương khớp.')
    expect((await expectRefused(publish(id))).fields).toHaveProperty('reason')
    const { publications } = await publish(id, 'Số liệu IQVIA quý 3/2026, lưu ở hồ sơ 12')
    expect(publications[0]!.reason).toContain('IQVIA')
  })
})

describe('a new version of the rules', () => {
  test('tells what is in force or planned and now hit, and takes over on its day', async () => {
    const planned = await keep('tra-gung', 'Trà gừng ấm để thanh lọc cơ thể vào mùa lạnh.')
    await shop.call(
      api.publishRevision,
      { id: planned, number: 1, reason: '', starts_at: '2026-12-01T08:00:00+07:00' },
      { headers: editors.publisher },
    )
    await publishArticle(
      shop,
      editors,
      'tra-xanh',
      wholeArticle(categoryId, { excerpt: 'Một cốc trà mỗi sáng để thanh lọc cơ thể nhẹ nhàng.' }),
    )
    const rules = {
      ...rules2026,
      version: 2,
      validFrom: '2026-11-25',
      rules: [...rules2026.rules, cleansing],
    }
    const trial = await shop.call(claims.tryClaimRules, { rules }, { headers: editors.publisher })
    expect(trial).toMatchObject({
      wrong: [],
      hits: [
        { slug: 'tra-gung', verdict: 'warned', quotes: ['thanh lọc cơ thể'] },
        { slug: 'tra-xanh', verdict: 'warned', quotes: ['thanh lọc cơ thể'] },
      ],
    })
    await save(rules)
    const versionNow = async () =>
      (await shop.call(claims.getClaimRules, {}, { headers: editors.publisher })).current.version
    expect(await versionNow()).toBe(1)
    shop.ctx.clock.advance(24 * 60 * 60 * 1000)
    editors = await hireEditors(shop)
    expect(await versionNow()).toBe(2)
  })

  test('is refused when it judges its own examples otherwise, or is not the next one', async () => {
    const wrong = {
      ...cleansing,
      examples: { hits: ['Trà xanh rất thơm.'], fine: ['Trà giúp bổ sung nước.'] },
    }
    const mistaken = { ...rules2026, version: 3, rules: [...rules2026.rules, wrong] }
    const refusal = await expectRefused(save(mistaken))
    expect(refusal.fields['rules']).toContain('Trà xanh rất thơm.')
    expect((await expectRefused(save({ ...rules2026, version: 2 }))).code).toBe('conflict')
    const saves = Array.from({ length: 8 }, () => save({ ...rules2026, version: 3 }))
    const settled = await Promise.allSettled(saves)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that was kept never changes', async () => {
    await expect(shop.ctx.pool.query('delete from claim_rule_set')).rejects.toThrow('append-only')
  })
})
