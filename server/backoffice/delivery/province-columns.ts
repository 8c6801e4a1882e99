import { foldVietnamese } from '#domain/kernel/fold.ts'
import { feeRuleColumns, feeTexts as texts } from '#domain/order/fees/texts.ts'
import { listProvinces } from '../../location/index.ts'
import type { Columns } from '../../resource/index.ts'

/** Provinces by their names, `;` between them. */
export const provinceColumns: Columns = {
  cells: { provinces: { head: feeRuleColumns.provinces, also: ['tinh thanh', 'provinces'] } },
  async open({ db }) {
    const provinces = await listProvinces({ db })
    const names = new Map(provinces.map(({ id, name }) => [id, name]))
    const ids = new Map(provinces.map(({ id, name }) => [foldVietnamese(name), id]))
    return {
      write: (value) => ({
        provinces: (value as readonly number[]).map((id) => names.get(id) ?? String(id)).join('; '),
      }),
      read: ({ provinces: text }, fail) => {
        if (text === undefined) return (now) => now
        const asked = text.split(/[;,\n]/).map((part) => part.trim())
        const parts = asked.filter(Boolean)
        const unknown = parts.find((part) => !ids.has(foldVietnamese(part)))
        if (unknown !== undefined) return fail('provinces', texts.unknownProvince(unknown))
        return () => parts.map((part) => ids.get(foldVietnamese(part))!)
      },
    }
  },
}
