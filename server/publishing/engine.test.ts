import { describe, expect, test } from 'vitest'
import { getArticle } from '#domain/publishing/api.ts'
import * as api from '#domain/publishing/backoffice/api.ts'
import { createContentDesk } from '#test/support/content-desk.ts'
import { approve, publishArticle, wholeArticle } from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'
import { staffHeaders } from '#test/support/staff.ts'

const desk = createContentDesk()
const { begin, save, saveAs, keep, publish } = desk
const as = (headers: Record<string, string>) => ({ headers })

describe('a draft', () => {
  test('says what it lacks and is saved all the same', async () => {
    const { id } = await desk.shop.call(
      api.addContent,
      { kind: 'article', slug: 'con-thieu', title: 'Bài còn thiếu' },
      as(desk.editors.writer),
    )
    const content = await desk.shop.call(api.getContent, { id }, as(desk.editors.writer))
    expect(Object.keys(content.problems).toSorted()).toEqual([
      'author',
      'category_id',
      'content',
      'excerpt',
      'thumbnail',
    ])
    expect(content).toMatchObject({ live: null, next: null, has_changes: true })
  })

  test('of two who began with the same text the second sees both', async () => {
    const id = await begin('hai-nguoi')
    await save(id, 2, { title: 'Bản của Bình' })
    const refusal = await expectRefused(save(id, 2, { title: 'Bản của Nam' }))
    expect(refusal.code).toBe('conflict')
    expect(refusal.current).toMatchObject({ version: 3, body: { title: 'Bản của Bình' } })
  })

  test('saved by twenty at once is saved once', async () => {
    const id = await begin('hai-muoi')
    const saves = Array.from({ length: 20 }, (_, nth) => save(id, 2, { title: `Bản số ${nth}` }))
    const settled = await Promise.allSettled(saves)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is refused with the field that is too much or leads where no link may', async () => {
    const id = await begin('qua-muc')
    const content = {
      type: 'doc' as const,
      content: [
        {
          type: 'paragraph' as const,
          content: [
            {
              type: 'text' as const,
              text: 'bấm vào đây',
              marks: [{ type: 'link' as const, attrs: { href: 'java\tscript:alert(1)' } }],
            },
          ],
        },
      ],
    }
    const refusal = await expectRefused(save(id, 2, { content }))
    expect(refusal.code).toBe('invalidInput')
    expect(Object.keys(refusal.fields)[0]).toMatch(/^content\./)
    const long = await expectRefused(save(id, 2, { title: 'a'.repeat(200) }))
    expect(Object.keys(long.fields)).toEqual(['title'])
  })
})

describe('a revision', () => {
  test('is kept once for the same text, and never changes', async () => {
    const id = await begin('giu-ban')
    expect((await keep(id, 2)).revisions).toHaveLength(1)
    expect((await keep(id, 2)).revisions).toHaveLength(1)
    await save(id, 2, { title: 'Tiêu đề mới' })
    expect((await keep(id, 3)).revisions.map(({ number }) => number)).toEqual([2, 1])
    for (const text of [
      `update content_revision set note = 'x' where item_id = ${id}`,
      `delete from content_revision where item_id = ${id}`,
    ]) {
      await expect(desk.shop.ctx.pool.query(text)).rejects.toThrow('append-only')
    }
  })

  test('taken back becomes the draft; what is published stays', async () => {
    const { id } = await publishArticle(
      desk.shop,
      desk.editors,
      'lay-lai',
      wholeArticle(desk.categoryId),
    )
    await save(id, 2, { title: 'Bản thứ hai' })
    await keep(id, 3)
    const restored = await desk.shop.call(
      api.restoreRevision,
      { id, number: 1, version: 3 },
      as(desk.editors.writer),
    )
    expect(restored.draft).toMatchObject({
      base_revision: 1,
      body: { title: 'Uống đủ nước mỗi ngày' },
    })
    expect(restored).toMatchObject({ live: { revision: 1 }, has_changes: false })
  })
})

describe('publishing', () => {
  test('needs nothing missing and a pharmacist who did not write it', async () => {
    const id = await begin('can-duyet')
    await keep(id, 2)
    expect((await expectRefused(publish(id, 1))).fields).toHaveProperty('review')
    await desk.shop.call(
      api.reviewRevision,
      { id, number: 1, verdict: 'returned', words: 'Thiếu nguồn' },
      as(desk.editors.pharmacist),
    )
    expect((await expectRefused(publish(id, 1))).fields).toHaveProperty('review')
    await approve(desk.shop, desk.editors.pharmacist, id, 1)
    expect((await publish(id, 1)).live).toMatchObject({ revision: 1, until: null })

    await save(id, 2, { excerpt: '' })
    await keep(id, 3)
    await approve(desk.shop, desk.editors.pharmacist, id, 2)
    expect((await expectRefused(publish(id, 2))).fields).toHaveProperty('excerpt')
  })

  test('is approved only by who says to have read it', async () => {
    const id = await begin('doc-roi-duyet')
    await keep(id, 2)
    const unread = { id, number: 1, verdict: 'approved' as const, words: '' }
    const asPharmacist = as(desk.editors.pharmacist)
    const refusal = await expectRefused(desk.shop.call(api.reviewRevision, unread, asPharmacist))
    expect(refusal.fields).toHaveProperty('read')
    const read = await desk.shop.call(api.reviewRevision, { ...unread, read: true }, asPharmacist)
    expect(read.revisions[0]!.reviews).toMatchObject([{ verdict: 'approved' }])
  })

  test('is not approved by who wrote it, nor by who may not review', async () => {
    const { pharmacist, writer } = desk.editors
    const id = await begin('tu-duyet')
    await saveAs(pharmacist, id, 2, { title: 'Bản của dược sĩ' })
    await keep(id, 3)
    // Somebody else has kept it; the words are still the pharmacist's.
    expect((await expectRefused(approve(desk.shop, pharmacist, id, 1))).code).toBe('forbidden')
    await save(id, 3, { title: 'Chỉ sửa một chữ' })
    await keep(id, 4)
    expect((await expectRefused(approve(desk.shop, pharmacist, id, 2))).code).toBe('forbidden')
    expect((await expectRefused(approve(desk.shop, writer, id, 2))).code).toBe('forbidden')
    // Who may do everything is no pharmacist for that: nobody signs without a licence.
    const admin = approve(desk.shop, desk.editors.publisher, id, 2)
    expect((await expectRefused(admin)).code).toBe('forbidden')
    await approve(desk.shop, await staffHeaders(desk.shop, 'pharmacist'), id, 2)
  })

  test('is approved by who wrote an earlier text once that one was approved by another', async () => {
    const { pharmacist } = desk.editors
    const other = await staffHeaders(desk.shop, 'pharmacist')
    const id = await begin('qua-hai-nguoi')
    await saveAs(pharmacist, id, 2, { title: 'Bản của dược sĩ' })
    await keep(id, 3)
    await approve(desk.shop, other, id, 1)
    await save(id, 3, { title: 'Bản của người viết' })
    await keep(id, 4)
    await approve(desk.shop, pharmacist, id, 2)
    // Taken back, the first text is the pharmacist's again.
    await desk.shop.call(
      api.restoreRevision,
      { id, number: 1, version: 4 },
      as(desk.editors.writer),
    )
    await save(id, 5, { title: 'Bản của dược sĩ, sửa một chữ' })
    await keep(id, 6)
    expect((await expectRefused(approve(desk.shop, pharmacist, id, 3))).code).toBe('forbidden')
  })

  test('is not approved by who typed it before the text of another was approved', async () => {
    const { pharmacist } = desk.editors
    const other = await staffHeaders(desk.shop, 'pharmacist')
    const id = await begin('go-xen-vao')
    await keep(id, 2)
    await saveAs(pharmacist, id, 2, { title: 'Lời của dược sĩ' })
    await save(id, 3)
    await approve(desk.shop, pharmacist, id, 1)
    await save(id, 4, { title: 'Lời của dược sĩ' })
    await keep(id, 5)
    const own = approve(desk.shop, pharmacist, id, 2)
    expect((await expectRefused(own)).code).toBe('forbidden')
    await approve(desk.shop, other, id, 2)
  })

  test('of a copy is not approved by who wrote what was copied', async () => {
    const { pharmacist, writer } = desk.editors
    const id = await begin('ban-goc')
    await saveAs(pharmacist, id, 2)
    const copy = await desk.shop.call(
      api.addContent,
      { kind: 'article', slug: 'ban-sao', title: 'Bản sao', copy_of: id },
      as(writer),
    )
    await keep(copy.id, 1)
    expect((await expectRefused(approve(desk.shop, pharmacist, copy.id, 1))).code).toBe('forbidden')
  })

  test('takes moments that are to come, in order', async () => {
    const id = await begin('thu-tu')
    await keep(id, 2)
    await approve(desk.shop, desk.editors.pharmacist, id, 1)
    const past = await expectRefused(publish(id, 1, { starts_at: '2026-11-24T08:00:00+07:00' }))
    expect(past.fields).toHaveProperty('starts_at')
    const turned = await expectRefused(
      publish(id, 1, {
        starts_at: '2026-11-26T08:00:00+07:00',
        ends_at: '2026-11-26T08:00:00+07:00',
      }),
    )
    expect(turned.fields).toHaveProperty('ends_at')
  })

  test('by twenty at once is published once: stopping it takes it from the shop', async () => {
    const id = await begin('cung-luc')
    await keep(id, 2)
    await approve(desk.shop, desk.editors.pharmacist, id, 1)
    const settled = await Promise.allSettled(Array.from({ length: 20 }, () => publish(id, 1)))
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { publications } = await desk.shop.call(api.getContent, { id }, as(desk.editors.writer))
    expect(publications).toHaveLength(1)
    expect((await desk.shop.call(getArticle, { id: 'cung-luc' })).id).toBe(id)
    const later = { starts_at: '2026-12-01T08:00:00+07:00', ends_at: '2026-12-02T08:00:00+07:00' }
    await publish(id, 1, later)
    expect((await expectRefused(publish(id, 1, later))).code).toBe('conflict')
  })

  test('ends at once, and what was planned never begins, when the pharmacist takes the approval back', async () => {
    const { id } = await publishArticle(
      desk.shop,
      desk.editors,
      'rut-duyet',
      wholeArticle(desk.categoryId),
    )
    await publish(id, 1, {
      starts_at: '2026-12-01T08:00:00+07:00',
      ends_at: '2026-12-02T08:00:00+07:00',
    })
    const given = { id, number: 1, verdict: 'returned' as const, words: 'Sai liều' }
    const { publications } = await desk.shop.call(
      api.reviewRevision,
      given,
      as(desk.editors.pharmacist),
    )
    expect(publications.map(({ stop_reason: why }) => why)).toEqual([
      'Dược sĩ rút duyệt: Sai liều',
      'Dược sĩ rút duyệt: Sai liều',
    ])
    await expect(desk.shop.call(getArticle, { id: 'rut-duyet' })).rejects.toThrow('404 notFound')
  })

  test('saved and kept, restored or approved beside each other never lock each other out', async () => {
    const id = await begin('cung-khoa')
    await keep(id, 2)
    for (let version = 2; version < 12; version += 1) {
      const settled = await Promise.allSettled([
        save(id, version, { title: `Bản ${version}` }),
        keep(id, version),
        approve(desk.shop, desk.editors.pharmacist, id, 1),
      ])
      const reasons = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
      expect(reasons.filter((reason: { code?: string }) => reason.code !== 'conflict')).toEqual([])
    }
  })

  test('stopped by ten at once is stopped once', async () => {
    const { id, publications } = await publishArticle(
      desk.shop,
      desk.editors,
      'ngung-mot-lan',
      wholeArticle(desk.categoryId),
    )
    const stops = Array.from({ length: 10 }, () =>
      desk.shop.call(
        api.stopPublication,
        { id, publication: publications[0]!.id, reason: 'Sai số liệu' },
        as(desk.editors.publisher),
      ),
    )
    const settled = await Promise.allSettled(stops)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(desk.shop.call(getArticle, { id: 'ngung-mot-lan' })).rejects.toThrow(
      '404 notFound',
    )
  })
})

describe('at the back office', () => {
  test('a list says of each what the public sees, what is planned and what is ahead of it', async () => {
    const rows = async (state: 'live' | 'planned' | 'changed' | 'draft' | 'archived') =>
      (
        await desk.shop.call(api.listContent, { state, limit: 100 }, as(desk.editors.writer))
      ).items.map(({ slug }) => slug)
    const id = await begin('cho-cat')
    expect(await rows('draft')).toContain('cho-cat')
    const archived = await desk.shop.call(
      api.archiveContent,
      { id, version: 1, archived: true, reason: 'Không dùng nữa' },
      as(desk.editors.publisher),
    )
    expect(archived.archived).toBe(true)
    expect(await rows('archived')).toEqual(['cho-cat'])
    expect(await rows('live')).toContain('lay-lai')
  })

  test('what is in force or planned cannot be put away', async () => {
    const { id, version } = await publishArticle(
      desk.shop,
      desk.editors,
      'dang-hien',
      wholeArticle(desk.categoryId),
    )
    const refusal = await expectRefused(
      desk.shop.call(
        api.archiveContent,
        { id, version, archived: true, reason: 'thử cất' },
        as(desk.editors.publisher),
      ),
    )
    expect(refusal.code).toBe('conflict')
  })

  test('where a picture is used is told of drafts and of what is in force', async () => {
    const picture = { src: 'media/articles/rieng', alt: 'Ảnh riêng' }
    const { id } = await publishArticle(
      desk.shop,
      desk.editors,
      'anh-rieng',
      wholeArticle(desk.categoryId, { thumbnail: picture }),
    )
    const uses = () =>
      desk.shop.call(api.listUses, { of: 'picture', target: picture.src }, as(desk.editors.writer))
    expect(await uses()).toMatchObject([{ id, in_force: true }])
    await save(id, 2)
    expect(await uses()).toMatchObject([{ id, in_force: true }])
  })
})
