import { addStock } from './stock.ts'
import { hireStaff } from './staff.ts'
import { answerOf, type Backoffice, type MinimalInput } from './staff-call.ts'

const reason = 'Chương trình cuối năm'
let count = 0

/** The writes of planned prices and of the file of prices, each with an input that works. */
export const priceWrites: Record<string, MinimalInput> = {
  'POST /admin/price-plans': async (backoffice) => plan(await codeOf(backoffice)),
  'PUT /admin/price-plans/{id}': async (backoffice) => {
    const { id, version } = await planned(backoffice)
    const { product_code: _code, ...fields } = plan('')
    return { ...fields, discount_price: 85_000, id, version }
  },
  'POST /admin/price-plans/{id}/approve': (backoffice) => waitingOfAnother(backoffice),
  'POST /admin/price-plans/{id}/decline': (backoffice) => waitingOfAnother(backoffice),
  'POST /admin/price-plans/{id}/cancel': (backoffice) => planned(backoffice),
  'POST /admin/price-plans/{id}/end': (backoffice) =>
    planned(backoffice, { starts_at: null, ends_at: '2027-06-01T08:00:00+07:00' }),
  'PUT /admin/price-list/{id}': async (backoffice) => {
    const [product] = await addStock(backoffice.shop.ctx.db, [{ code: nextCode() }])
    const { id, originalPrice: original_price, discountPrice: discount_price } = product!
    const line = {
      name: '',
      original_price,
      discount_price,
      on_hand: 100,
      new_original: null,
      new_discount: discount_price - 1000,
      starts_at: null,
      ends_at: null,
      counted: 99,
    }
    return { id, version: 1, product_code: `DAT-${count}`, line, reason }
  },
  'POST /admin/price-list/import': async (backoffice) => {
    const code = await codeOf(backoffice)
    const file = Buffer.from(`Mã sản phẩm,Giá bán mới\n${code},90000\n`)
    return { file, dry_run: 'false', reason }
  },
}

function nextCode(): string {
  count += 1
  return `DAT-${count}`
}

async function codeOf({ shop }: Backoffice): Promise<string> {
  const code = nextCode()
  await addStock(shop.ctx.db, [{ code, price: 100_000, was: 120_000 }])
  return code
}

function plan(product_code: string) {
  return {
    product_code,
    original_price: 120_000,
    discount_price: 90_000,
    starts_at: '2027-05-01T08:00:00+07:00',
    ends_at: null,
    reason,
  }
}

async function planned(backoffice: Backoffice, times: object = {}) {
  const asked = { ...plan(await codeOf(backoffice)), ...times }
  const { id, version } = await answerOf(backoffice, 'POST', '/admin/price-plans', asked)
  return { id, version, reason }
}

/** A price that falls far, planned by somebody else than whoever decides. */
async function waitingOfAnother({ shop }: Backoffice) {
  return planned({ shop, admin: await hireStaff(shop) }, { discount_price: 10_000 })
}
