import {
  giftKindLabels,
  giftHeads as heads,
  giftImportTexts as texts,
} from '#domain/gift/backoffice/texts.ts'
import { foldVietnamese } from '#domain/kernel/fold.ts'
import type { Context } from '../../context.ts'
import { choiceColumn, textColumn, type Column, type Columns } from '../../resource/index.ts'

/** A whole number, with the points that people put between thousands. */
function numberColumn(head: string, also: string[]): Column {
  return {
    head,
    also,
    write: (value) => (typeof value === 'number' ? String(value) : ''),
    read: (text) => {
      const digits = text.replace(/[.\s]/g, '')
      return /^\d{1,9}$/.test(digits) ? { value: Number(digits) } : { wrong: texts.number }
    },
  }
}

/** A record by its name; where two have one name the number behind `#` tells them apart. */
function namedColumn(
  cell: { head: string; also: string[] },
  list: (ctx: Context) => Promise<{ id: number; name: string }[]>,
): Columns {
  return {
    cells: { name: cell },
    open: async (ctx) => {
      const known = await list(ctx)
      return {
        write: (value) => {
          const found = known.find(({ id }) => id === value)
          return { name: found ? `${found.name} #${found.id}` : '' }
        },
        read: (cells, fail) => {
          const text = cells['name']
          if (text === undefined) return (now) => now
          const number = /#(\d+)\s*$/.exec(text)?.[1]
          const found = known.filter(({ id, name }) =>
            number ? id === Number(number) : foldVietnamese(name) === foldVietnamese(text),
          )
          return found.length === 1 ? () => found[0]!.id : fail('name', texts.unknown(text))
        },
      }
    },
  }
}

/** How gifts stand in files. */
export const giftColumns = {
  product_code: textColumn({ head: heads.code, also: ['ma', 'code'] }),
  name: textColumn({ head: heads.name, also: ['ten', 'name'] }),
  promotion_id: namedColumn({ head: heads.promotion, also: ['dot', 'promotion'] }, ({ db }) =>
    db.selectFrom('exchange_promotion').select(['id', 'name']).execute(),
  ),
  kind: choiceColumn({ head: heads.kind, also: ['loai', 'kind'] }, [
    { value: 'gift', words: [giftKindLabels.gift, 'Quà'] },
    { value: 'voucher', words: [giftKindLabels.voucher] },
  ]),
  voucher_campaign_id: namedColumn({ head: heads.campaign, also: ['voucher'] }, ({ db }) =>
    db.selectFrom('voucher_campaign').select(['id', 'name']).execute(),
  ),
  point_cost: numberColumn(heads.cost, ['diem', 'points']),
  unit_cost: numberColumn(heads.unitCost, ['gia von', 'unit cost']),
  per_member_limit: numberColumn(heads.perMember, ['moi khach']),
  total_limit: numberColumn(heads.total, ['tong']),
  description: textColumn({ head: heads.description, also: ['mo ta'] }),
  picture: textColumn({ head: heads.picture, also: ['anh', 'picture'] }),
} as const
