import { hireStaff } from './staff.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Kế hoạch năm mới'
let made = 0

/** A programme of a month of its own: no two of them meet. */
function programmeFields() {
  made += 1
  const month = `${2030 + Math.floor(made / 12)}-${String((made % 12) + 1).padStart(2, '0')}`
  return {
    name: `Tích điểm tháng ${month}`,
    starts_on: `${month}-01`,
    ends_on: `${month}-28`,
    tiers: [{ name: 'Thành viên', point_from: 0 }],
  }
}

async function promotionFields(backoffice: Backoffice) {
  const fields = programmeFields()
  const programme_id = await added(backoffice, '/admin/loyalty-programmes', fields)
  const { starts_on, ends_on } = fields
  return { name: 'Đổi quà mùa mưa', programme_id, starts_on, ends_on }
}

async function giftFields(backoffice: Backoffice) {
  made += 1
  const promotion = await promotionFields(backoffice)
  const promotion_id = await added(backoffice, '/admin/exchange-promotions', promotion)
  return {
    name: 'Ô gấp',
    product_code: `QT-O${made}`,
    promotion_id,
    point_cost: 300,
    picture: '/media/gifts/khan-mat-1',
  }
}

async function added({ shop, admin }: Backoffice, path: string, fields: object): Promise<number> {
  return (await answerOf({ shop, admin }, 'POST', path, { ...fields, reason })).id
}

/** Writes of programmes, exchange promotions and gifts, each with an input that works. */
export const programmeWrites: Record<string, MinimalInput> = {
  ...writesOf('/admin/loyalty-programmes', () => programmeFields()),
  ...writesOf('/admin/exchange-promotions', promotionFields),
  ...writesOf('/admin/gifts', giftFields),
  'POST /admin/gifts/import': async (backoffice) => {
    const { promotion_id: id, product_code: code } = await giftFields(backoffice)
    const lines = [
      'Mã quà,Tên quà,Đợt đổi quà,Điểm,Ảnh',
      `${code},Ô gấp,#${id},300,/media/gifts/o-1`,
    ]
    return { file: Buffer.from(`${lines.join('\n')}\n`), dry_run: 'false', reason }
  },
  'POST /admin/gifts/{id}/stock': async (backoffice) => ({
    id: await added(backoffice, '/admin/gifts', await giftFields(backoffice)),
    version: 1,
    seen: 0,
    counted: 5,
    reason,
  }),
}

function writesOf(
  path: string,
  fieldsOf: (backoffice: Backoffice) => object | Promise<object>,
): Record<string, MinimalInput> {
  const add = async (backoffice: Backoffice) => added(backoffice, path, await fieldsOf(backoffice))
  const approved = async (backoffice: Backoffice) => {
    const id = await add(backoffice)
    const second = { shop: backoffice.shop, admin: await hireStaff(backoffice.shop) }
    await answerOf(second, 'POST', `${path}/${id}/approve`, { id, version: 1, reason })
    return id
  }
  return {
    [`POST ${path}`]: async (backoffice) => ({ ...(await fieldsOf(backoffice)), reason }),
    [`PUT ${path}/{id}`]: async (backoffice) => {
      const fields = await fieldsOf(backoffice)
      return { ...fields, id: await added(backoffice, path, fields), version: 1, reason }
    },
    [`POST ${path}/{id}/approve`]: async ({ shop }) => ({
      id: await add({ shop, admin: await hireStaff(shop) }),
      version: 1,
      reason,
    }),
    [`POST ${path}/{id}/decline`]: async (backoffice) => ({
      id: await add(backoffice),
      version: 1,
      reason,
    }),
    [`POST ${path}/{id}/stop`]: async (backoffice) => ({
      id: await approved(backoffice),
      version: 2,
      reason,
    }),
    [`POST ${path}/{id}/reopen`]: async (backoffice) => {
      const id = await add(backoffice)
      await answerOf(backoffice, 'POST', `${path}/${id}/decline`, { id, version: 1, reason })
      return { id, version: 2, reason }
    },
  }
}
