import { afterAll, beforeAll, expect, test } from 'vitest'
import * as api from '#domain/publishing/backoffice/api.ts'
import { openTestShop, type TestShop } from '#test/support/app.ts'
import {
  approve,
  blockOf,
  hireEditors,
  publishLanding,
  wholeLanding,
  writeContent,
} from '#test/support/publishing.ts'
import { expectRefused } from '#test/support/refused.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const hero = (link: string) => blockOf('hero', { title: 'Khoẻ khớp', action: 'Xem', link })

test('a button of a page that leads nowhere is told at its block and not published', async () => {
  const editors = await hireEditors(shop)
  await publishLanding(shop, editors, 'co-that', wholeLanding([hero('/tich-diem/')]))
  const [right, away, wrong] = ['/co-that/', 'https://anlanh.example/x', '/khong-co/'].map(hero)
  const hidden = { ...hero('/cung-khong-co/'), hidden: true }
  const body = wholeLanding([right!, away!, wrong!, hidden])
  const { id, problems } = await writeContent(
    shop,
    editors,
    { kind: 'landing', slug: 'dan-sai' },
    body,
  )
  expect(problems).toEqual({
    [`blocks.${wrong!.key}`]: expect.stringContaining('/khong-co/') as string,
  })
  await approve(shop, editors.pharmacist, id, 1)
  const publish = { id, number: 1, reason: 'Đã kiểm tra bằng chứng' }
  const refused = await expectRefused(
    shop.call(api.publishRevision, publish, { headers: editors.publisher }),
  )
  expect(refused).toMatchObject({ code: 'contentRefused', fields: problems })
})
