import { toPage, type Output, type ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/drugstore/desk/api.ts'
import { Refusal } from '#domain/errors.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import { normalizePhone } from '#domain/kernel/phone.ts'
import type { Context } from '../../context.ts'
import { listOldProvinceIds } from '../../location/index.ts'
import { findStoreByCode } from '../store.ts'
import { listRows, type StoreFilter } from './store.ts'
import { readDetail, toDeskStore } from './view.ts'

export async function listDeskStores(
  ctx: Context,
  { sort, page, limit, ...asked }: ParsedInput<typeof api.listDeskStores>,
): Promise<Output<typeof api.listDeskStores>> {
  const filter = await readFilter(ctx, asked)
  const part = { sort, limit, offset: (page - 1) * limit }
  const { rows, total } = await listRows(ctx.db, filter, part)
  return toPage(rows.map(toDeskStore), total, page, limit)
}

export async function getDeskStore(
  ctx: Context,
  { code }: ParsedInput<typeof api.getDeskStore>,
): Promise<api.DeskStoreDetail> {
  const store = await findStoreByCode(ctx.db, code)
  if (!store) throw new Refusal('notFound')
  return readDetail(ctx, store)
}

/** Which stores are asked for, as the database looks for them. */
export async function readFilter(
  ctx: Context,
  asked: Pick<ParsedInput<typeof api.listDeskStores>, 'q' | 'status' | 'province_id'>,
): Promise<StoreFilter> {
  const { q = '', status = null, province_id: provinceId } = asked
  return { ...searchOf(q), status, province: await readProvince(ctx, provinceId) }
}

async function readProvince(ctx: Context, id?: number): Promise<StoreFilter['province']> {
  return id === undefined ? null : { id, old: await listOldProvinceIds(ctx, id) }
}

/** From this many digits on they may be the end of a phone. */
const fewestDigits = 3

function searchOf(q: string): Pick<StoreFilter, 'code' | 'words' | 'phoneEnd'> {
  const digits = normalizePhone(q)
  const isPhone = /^\d+$/.test(digits) && digits.length >= fewestDigits
  const words = foldVietnamese(q).split(' ').filter(Boolean)
  return {
    code: q ? q.toUpperCase() : null,
    words: words.length > 0 ? words.map((word) => `%${word}%`) : null,
    phoneEnd: isPhone ? digits : null,
  }
}
