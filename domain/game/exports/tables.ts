import { z } from 'zod'

export const gameTableKinds = ['entries', 'wins', 'winners'] as const
export type GameTableKind = (typeof gameTableKinds)[number]

/** By which a table of a campaign is ordered from the worker. */
export const gameTableList = 'games/tables'

/** A table of a campaign; `full` says whose an entry is. As text of an address, or as it was kept. */
export const gameTableInput = z.object({
  id: z.coerce.number().int().min(1).max(2_147_483_647),
  what: z.enum(gameTableKinds),
  full: z.union([z.boolean(), z.stringbool()]).default(false),
})

export const gameTableTexts = {
  file: { entries: 'luot-choi', wins: 'giai-da-trung', winners: 'nguoi-trung-thuong' },
  full: 'day-du',
  masked: 'cong-bo',
  entries: {
    number: 'Số lượt',
    at: 'Lúc',
    source: 'Nguồn',
    store: 'Nhà thuốc',
    state: 'Trạng thái',
    prize: 'Kết quả',
    phone: 'Số điện thoại',
    hash: 'Mã chuỗi',
  },
  entryStates: { open: 'Chưa chơi', played: 'Đã chơi', cancelled: 'Đã thu hồi' },
  blank: 'Không trúng',
  wins: {
    number: 'Số lượt',
    prize: 'Giải thưởng',
    value: 'Giá trị (đồng)',
    state: 'Trạng thái',
    wonAt: 'Trúng lúc',
    receivedAt: 'Nhận lúc',
    phone: 'Số điện thoại',
  },
  winners: {
    number: 'Số lượt',
    prize: 'Giải thưởng',
    value: 'Giá trị (đồng)',
    wonAt: 'Trúng lúc',
    name: 'Người trúng',
    phone: 'Số điện thoại',
    place: 'Nơi ở',
  },
} as const
