import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#domain/contract.ts'
import { openCustomer } from '#domain/customer/backoffice/api.ts'
import * as correct from '#domain/data-request/backoffice/correct.ts'
import * as api from '#domain/data-request/backoffice/requests.ts'
import * as accountData from '#domain/identity/account-data/api.ts'
import { listAddresses } from '#domain/identity/addresses/api.ts'
import { updateUser } from '#domain/identity/api.ts'
import { listAudit } from '#domain/staff/api.ts'
import { replaceLoyaltyAddresses } from '#server/identity/index.ts'
import type { TestShop } from '#test/support/app.ts'
import { customerId } from '#test/support/customer-writes.ts'
import { listMails } from '#test/support/mails.ts'
import { openMemberShop, refusalOf, registerMember, type Member } from '#test/support/members.ts'
import { hireStaff, type StaffMember } from '#test/support/staff.ts'

let shop: TestShop
let care: StaffMember
let other: StaffMember
beforeAll(async () => {
  shop = await openMemberShop({ rateLimits: false })
  care = await hireStaff(shop, 'care')
  other = await hireStaff(shop, 'care')
})
afterAll(() => shop.close())

const home = {
  address: '12 Ngõ 34 Trường Chinh',
  province_id: 79,
  district_id: 766,
  ward_id: 26971,
}
const name = 'Trần Thị Bưởi'
const moved = { ...home, address: '99 Cách Mạng Tháng Tám' }
const words = { channel: 'phone', proof: 'callBack', proof_note: '', asked: 'Khách gọi' } as const

let made = 0
/** A member with one address of their own and one of the loyalty programme, who asked for a correction. */
async function asking() {
  made += 1
  const member = await registerMember(shop, `09091${String(made).padStart(5, '0')}`)
  const email = `lan${made}@vidu.vn`
  await shop.call(updateUser, { email, extra_address: [home] }, member)
  const given = { phone: member.phone, source: 'partner', addresses: [home] } as const
  await replaceLoyaltyAddresses(shop.ctx, { ...given, addresses: [home] })
  const id = await customerId(shop, member.phone)
  await shop.call(openCustomer, { id, cause: 'dataRequest' }, care)
  const request = await shop.call(api.recordDataRequest, { id, kind: 'correct', ...words }, care)
  const kept = await shop.call(correct.getKeptPerson, { id: request.id }, care)
  return { member, email, request, kept, own: kept.places[0]!, loyalty: kept.places[1]! }
}
type Asking = Awaited<ReturnType<typeof asking>>
type Correction = Omit<Input<typeof correct.correctPerson>, 'id' | 'version' | 'seen'>

function send({ request, kept }: Asking, correction: Correction, by: StaffMember = care) {
  const { id, version } = request
  return shop.call(correct.correctPerson, { id, version, seen: kept.seen, ...correction }, by)
}
const userOf = async (member: Member) => (await shop.call(accountData.exportData, {}, member)).user
const placesOf = async (member: Member) => {
  const { addresses, loyalty } = await shop.call(listAddresses, {}, member)
  return [addresses, loyalty].map((list) => list.map(({ address }) => address))
}

describe('what a member asks to have corrected', () => {
  test('is shown as it is kept to whoever opened the customer, and to nobody else', async () => {
    const { request, kept, email } = await asking()
    expect(kept).toMatchObject({ name: 'Nguyễn Thị Lan', email })
    expect(kept.places.map(({ isCrmAddress }) => isCrmAddress)).toEqual([false, true])
    const unopened = shop.call(correct.getKeptPerson, { id: request.id }, other)
    expect(await refusalOf(unopened)).toBe('lookNeeded')
    const warehouse = await hireStaff(shop, 'warehouse')
    const strange = shop.call(correct.getKeptPerson, { id: request.id }, warehouse)
    expect(await refusalOf(strange)).toBe('forbidden')
  })

  test('changes with one press, is audited without its words, and told at both addresses', async () => {
    const one = await asking()
    const email = `moi${made}@vidu.vn`
    const after = await send(one, {
      name: 'Trần Thị Bưởi',
      birthday: '1990-05-17',
      email,
      places: [
        { id: one.own.id, isCrmAddress: false, ...moved },
        { id: one.loyalty.id, isCrmAddress: true, ...moved },
      ],
    })
    expect(after).toMatchObject({ state: 'open', steps: ['corrected'] })
    expect(await userOf(one.member)).toMatchObject({
      full_name: 'Trần Thị Bưởi',
      birthday: '1990-05-17',
      email,
    })
    expect(await placesOf(one.member)).toEqual([[moved.address], [moved.address]])
    for (const to of [one.email, email]) {
      const told = (await listMails(shop, to)).filter(
        ({ template }) => template === 'dataCorrected',
      )
      expect(told).toHaveLength(1)
      expect(told[0]!.body).not.toMatch(/Bưởi|Cách Mạng/)
    }
    const admin = await hireStaff(shop)
    const { items } = await shop.call(listAudit, { staff_id: care.id }, admin)
    expect(items[0]).toMatchObject({
      action: 'Sửa thông tin khách theo yêu cầu',
      after: { fields: ['name', 'birthday', 'email', 'places'] },
    })
    expect(JSON.stringify(items[0])).not.toMatch(/Bưởi|Cách Mạng|vidu/)
  })

  test('may be an address that goes; the rest stays', async () => {
    const one = await asking()
    await send(one, { places: [{ id: one.loyalty.id, isCrmAddress: true, removed: true }] })
    expect(await placesOf(one.member)).toEqual([[home.address], []])
    expect(await userOf(one.member)).toMatchObject({
      full_name: 'Nguyễn Thị Lan',
      email: one.email,
    })
  })

  test.each<[string, (one: Asking) => Correction, string]>([
    ['nothing at all', () => ({}), 'conflict'],
    ['an empty list', () => ({ places: [] }), 'conflict'],
    ['a birthday that is to come', () => ({ name, birthday: '2030-01-01' }), 'invalidInput'],
    ['no e-mail', () => ({ name, email: 'lan@' }), 'invalidInput'],
    [
      'an address of somebody else',
      ({ own }) => ({ name, places: [{ id: own.id + 1000, isCrmAddress: false, removed: true }] }),
      'conflict',
    ],
    [
      'units that do not belong together',
      ({ own }) => ({
        name,
        places: [{ id: own.id, isCrmAddress: false, ...home, ward_id: 1 }],
      }),
      'invalidInput',
    ],
  ])('is refused for %s, and then nothing changes', async (_, correction, code) => {
    const one = await asking()
    expect(await refusalOf(send(one, correction(one)))).toBe(code)
    expect(await userOf(one.member)).toMatchObject({ full_name: 'Nguyễn Thị Lan' })
    expect(await placesOf(one.member)).toEqual([[home.address], [home.address]])
  })

  test('is refused where the member changed it meanwhile', async () => {
    const one = await asking()
    await shop.call(updateUser, { full_name: 'Lan Anh' }, one.member)
    expect(await refusalOf(send(one, { name: 'Trần Thị Bưởi' }))).toBe('conflict')
    expect(await userOf(one.member)).toMatchObject({ full_name: 'Lan Anh' })
    const { id, version } = one.request
    const { seen } = await shop.call(correct.getKeptPerson, { id }, care)
    const again = { id, version, seen, name: 'Trần Thị Bưởi' }
    expect(await shop.call(correct.correctPerson, again, care)).toMatchObject({
      steps: ['corrected'],
    })
  })

  test('of two colleagues who carry it out at once is done by one, whole', async () => {
    const one = await asking()
    const { id } = one.request
    const places = (address: string) => [{ id: one.own.id, isCrmAddress: false, ...home, address }]
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, nth) =>
        send(
          one,
          { name: `Tên Thứ ${'ABCDEFGH'[nth]}`, places: places(`${nth} Phố Huế`) },
          nth % 2 ? care : other,
        ),
      ),
    )
    const won = answers.findIndex(({ status }) => status === 'fulfilled')
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await userOf(one.member)).toMatchObject({ full_name: `Tên Thứ ${'ABCDEFGH'[won]}` })
    expect(await placesOf(one.member)).toEqual([[`${won} Phố Huế`], [home.address]])
    expect(await shop.call(api.dataRequests.get, { id }, care)).toMatchObject({ version: 2 })
  })
})
