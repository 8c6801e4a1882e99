import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expertCategories, experts } from '#domain/publishing/experts/backoffice.ts'
import { getLandingPage } from '#domain/publishing/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import { blockOf, hireEditors, publishLanding, wholeLanding } from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'
import { staffHeaders } from '#test/support/staff.ts'

let shop: TestShop
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: false } })
  headers = await staffHeaders(shop, 'content')
})
afterAll(() => shop.close())

const reason = 'Mở chuyên mục hỏi đáp'
const cure = 'Thuốc nam chữa khỏi ung thư 100%'
const expert = {
  name: 'Trần Minh Hoà',
  title: 'Bác sĩ chuyên khoa II',
  speciality: 'Cơ xương khớp',
  workplace: 'Phòng khám An Lành',
  photo: null,
  // Of who treats people, no claim of a product.
  bio: 'Hơn 25 năm khám và điều trị bệnh cơ xương khớp.',
  category_ids: [],
  sort: 1,
  active: true,
  reason,
}

describe('what the public reads of experts as soon as it is written', () => {
  test('claims no more than an article may, added or changed', async () => {
    const added = await shop.call(experts.create, expert, { headers })
    const boasting = { ...expert, bio: 'Viên uống tôi khuyên dùng chữa khỏi hoàn toàn viêm khớp.' }
    for (const write of [
      () => shop.call(experts.create, { ...boasting, name: 'Lê Thu Nguyệt' }, { headers }),
      () => shop.call(experts.change, { ...added, ...boasting }, { headers }),
    ]) {
      expect((await expectRefused(write())).fields).toHaveProperty('bio')
    }
  })

  test('nor do the names of their categories', async () => {
    const category = { name: 'Cơ xương khớp', slug: 'co-xuong-khop', description: '', sort: 1 }
    const fields = { ...category, active: true, reason }
    const added = await shop.call(expertCategories.create, fields, { headers })
    const other = { ...fields, name: cure, slug: 'chua-khoi' }
    for (const write of [
      () => shop.call(expertCategories.create, other, { headers }),
      () => shop.call(expertCategories.change, { ...added, name: cure, reason }, { headers }),
    ]) {
      expect((await expectRefused(write())).fields).toHaveProperty('name')
    }
  })
})

describe('a landing page', () => {
  test('shows the experts of a field as they are now, and no more than it asks for', async () => {
    const field = { name: 'Da liễu', slug: 'da-lieu', description: '', sort: 2, active: true }
    const category = await shop.call(expertCategories.create, { ...field, reason }, { headers })
    const of = { ...expert, category_ids: [category.id] }
    const named = ['Lý Thu An', 'Lý Thu Bình', 'Lý Thu Chi']
    const added = []
    for (const name of named) {
      added.push(await shop.call(experts.create, { ...of, name }, { headers }))
    }
    const shown = { title: 'Hỏi chuyên gia', category: 'da-lieu', limit: 2 }
    await publishLanding(
      shop,
      await hireEditors(shop),
      'HoiDa',
      wholeLanding([
        blockOf('experts', shown),
        blockOf('experts', { ...shown, category: 'khong-co' }),
      ]),
    )
    const namesOf = async () => {
      const { blocks } = await shop.call(getLandingPage, { slug: 'HoiDa' })
      return blocks.map(({ experts: people }) => people?.map(({ name }) => name))
    }
    expect(await namesOf()).toEqual([named.slice(0, 2), []])
    const [first] = added
    await shop.call(experts.change, { ...first!, name: 'Lý Thu Anh', reason }, { headers })
    expect(await namesOf()).toEqual([['Lý Thu Anh', 'Lý Thu Bình'], []])
  })
})
