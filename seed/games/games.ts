import type { AnnouncedBox } from '#domain/game/definition.ts'
import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import type { NewGame } from '#server/game/index.ts'
import { writers } from '../reviews/writers.ts'
import { demoTickets } from './tickets.ts'

/** A game of the demo, and what people have done in it. */
export interface DemoGame extends NewGame {
  approvedAt: Date
  players?: { phone: string; count: number; at: Date }[]
  /** Codes of printed tickets. */
  tickets?: readonly string[]
  /** Of a campaign for a list. */
  phones?: readonly string[]
}

/** Phones of the demo's conference; codes to them are read at /dev/. */
export const conferencePhones = ['0909123456', '0912000111', '0912000222', '0912000333']

/** One game of each kind, as of a day: open, waiting, and over with winners. */
export function demoGames(today: VietnamDay): DemoGame[] {
  return [
    membersWheel(today),
    conferenceWheel(today),
    ticketWheel(today),
    luckyMoney(today),
    dailyWheel(today),
    waitingWheel(today),
    closedWheel(today),
    settledWheel(today),
  ]
}

const openingHours = Array.from({ length: 24 }, (_, hour) => (hour >= 7 && hour < 22 ? 10 : 1))
const midnight = (day: VietnamDay) => new Date(`${day}T00:00:00+07:00`)
const legal = (number: string, registered_on: VietnamDay) => ({
  registration_number: number,
  authority: 'Sở Công Thương Hà Nội',
  registered_on,
  file_id: null,
})

interface Span {
  today: VietnamDay
  from: number
  to: number
}

function boxOf(
  { today, from, to }: Span,
  part: Pick<AnnouncedBox, 'slug' | 'kind' | 'prizes' | 'lots' | 'blanks'>,
): AnnouncedBox {
  return {
    format: 'anlanh-game-1',
    opens_at: midnight(addDays(today, from)).toISOString(),
    closes_at: midnight(addDays(today, to)).toISOString(),
    pacing: { days: [], hours: openingHours },
    beacon: null,
    reserves: 0,
    ...part,
  }
}

const approvedBefore = ({ today, from }: Span) =>
  new Date(`${addDays(today, Math.min(from, 0) - 1)}T08:00:00+07:00`)

function membersWheel(today: VietnamDay): DemoGame {
  const span = { today, from: -3, to: 28 }
  return {
    title: 'Vòng quay may mắn',
    place: 'shop',
    audience: 'members',
    approvedAt: approvedBefore(span),
    rules: {
      look: 'brand',
      sources: [
        { source: 'order', entries: 1, min_amount: 300_000 },
        { source: 'code', entries: 1, product_ids: [] },
        { source: 'staff' },
      ],
      texts: { intro: 'Mua sắm và tích điểm, quay là có cơ hội nhận máy đo huyết áp.' },
      legal: legal('1528/SCT-QLTM', addDays(today, -20)),
    },
    announced: boxOf(span, {
      slug: 'vong-quay-may-man',
      kind: 'wheel',
      prizes: [
        { id: 1, name: 'Máy đo huyết áp bắp tay', kind: 'physical', value: 850_000 },
        { id: 2, name: '100 điểm', kind: 'points', value: 100_000, points: 100 },
        { id: 3, name: '20 điểm', kind: 'points', value: 20_000, points: 20 },
        { id: 4, name: 'Lời chúc an lành', kind: 'thanks', value: 0 },
      ],
      lots: [
        { prize: 1, quantity: 5, last_day: 20 },
        { prize: 2, quantity: 200, last_day: 10 },
        { prize: 3, quantity: 1500, last_day: 5 },
        { prize: 4, quantity: 3000, last_day: 0 },
      ],
      blanks: 5295,
    }),
  }
}

function conferenceWheel(today: VietnamDay): DemoGame {
  const span = { today, from: -1, to: 14 }
  return {
    title: 'Hội nghị Ngoại khoa: quay là trúng',
    place: 'event',
    audience: 'list',
    approvedAt: approvedBefore(span),
    phones: conferencePhones,
    rules: {
      look: 'night',
      max_per_phone: 3,
      sources: [{ source: 'day', entries: 1 }],
      texts: { intro: 'Dành cho quý đại biểu đã đăng ký tham dự hội nghị.' },
      legal: legal('1604/SCT-QLTM', addDays(today, -12)),
    },
    announced: boxOf(span, {
      slug: 'vong-quay-hn-ngoai-khoa',
      kind: 'wheel',
      prizes: [
        { id: 1, name: 'Ống nghe y khoa', kind: 'physical', value: 1_200_000 },
        { id: 2, name: 'Bình giữ nhiệt', kind: 'gift', value: 250_000 },
        { id: 3, name: '50 điểm', kind: 'points', value: 50_000, points: 50 },
      ],
      lots: [
        { prize: 1, quantity: 10, last_day: 0 },
        { prize: 2, quantity: 200, last_day: 0 },
        { prize: 3, quantity: 790, last_day: 0 },
      ],
      blanks: 0,
    }),
  }
}

function ticketWheel(today: VietnamDay): DemoGame {
  const span = { today, from: -2, to: 21 }
  return {
    title: 'Phiếu may mắn trong hộp',
    place: 'event',
    audience: 'phone',
    approvedAt: approvedBefore(span),
    tickets: demoTickets,
    rules: {
      look: 'gold',
      sources: [{ source: 'ticket' }],
      texts: { intro: 'Nhập mã in trên phiếu, không cần số điện thoại.' },
      legal: legal('1533/SCT-QLTM', addDays(today, -15)),
    },
    announced: boxOf(span, {
      slug: 'quay-so-khong-dinh-danh',
      kind: 'wheel',
      prizes: [
        { id: 1, name: 'Nồi chiên không dầu', kind: 'physical', value: 2_400_000 },
        { id: 2, name: 'Túi vải An Lành', kind: 'gift', value: 60_000 },
        { id: 3, name: 'Lời chúc sức khoẻ', kind: 'thanks', value: 0 },
      ],
      lots: [
        { prize: 1, quantity: 3, last_day: 0 },
        { prize: 2, quantity: 300, last_day: 0 },
        { prize: 3, quantity: 300, last_day: 0 },
      ],
      blanks: 397,
    }),
  }
}

function luckyMoney(today: VietnamDay): DemoGame {
  const span = { today, from: -2, to: 40 }
  return {
    title: 'Lộc Xuân 2025',
    place: 'shop',
    audience: 'members',
    approvedAt: approvedBefore(span),
    rules: {
      look: 'tet',
      sources: [
        { source: 'day', entries: 1 },
        { source: 'order', entries: 2, min_amount: 500_000 },
      ],
      texts: { intro: 'Mỗi ngày một bao lì xì, cộng thẳng vào tài khoản điểm.' },
      legal: legal('1587/SCT-QLTM', addDays(today, -18)),
    },
    announced: boxOf(span, {
      slug: 'LocXuan2025',
      kind: 'luckyMoney',
      prizes: [
        { id: 1, name: 'Lì xì 500.000 VNĐ', kind: 'luckyMoney', value: 500_000, points: 500 },
        { id: 2, name: 'Lì xì 50.000 VNĐ', kind: 'luckyMoney', value: 50_000, points: 50 },
        { id: 3, name: 'Lì xì 10.000 VNĐ', kind: 'luckyMoney', value: 10_000, points: 10 },
      ],
      lots: [
        { prize: 1, quantity: 8, last_day: 0 },
        { prize: 2, quantity: 400, last_day: 0 },
        { prize: 3, quantity: 3000, last_day: 0 },
      ],
      blanks: 592,
    }),
  }
}

function dailyWheel(today: VietnamDay): DemoGame {
  const span = { today, from: -1, to: 30 }
  return {
    title: 'Mỗi ngày một vòng quay',
    place: 'shop',
    audience: 'phone',
    approvedAt: approvedBefore(span),
    rules: {
      look: 'gold',
      sources: [{ source: 'day', entries: 1 }],
      texts: { intro: 'Xác nhận số điện thoại, mỗi ngày quay một lượt.' },
      legal: legal('1611/SCT-QLTM', addDays(today, -10)),
    },
    announced: boxOf(span, {
      slug: 'moi-ngay-mot-vong-quay',
      kind: 'wheel',
      prizes: [
        { id: 1, name: '200 điểm', kind: 'points', value: 200_000, points: 200 },
        { id: 2, name: '10 điểm', kind: 'points', value: 10_000, points: 10 },
      ],
      lots: [
        { prize: 1, quantity: 50, last_day: 0 },
        { prize: 2, quantity: 2000, last_day: 0 },
      ],
      blanks: 2950,
    }),
  }
}

function waitingWheel(today: VietnamDay): DemoGame {
  const span = { today, from: 9, to: 30 }
  return {
    title: 'Vòng quay Giáng sinh',
    place: 'shop',
    audience: 'members',
    approvedAt: approvedBefore(span),
    rules: {
      look: 'tet',
      sources: [{ source: 'day', entries: 2 }],
      texts: { intro: 'Mở cùng mùa lễ: mỗi ngày hai lượt quay cho thành viên.' },
      legal: legal('1640/SCT-QLTM', addDays(today, -6)),
    },
    announced: boxOf(span, {
      slug: 'vong-quay-giang-sinh',
      kind: 'wheel',
      prizes: [
        { id: 1, name: 'Máy massage cổ vai gáy', kind: 'physical', value: 1_490_000 },
        { id: 2, name: '30 điểm', kind: 'points', value: 30_000, points: 30 },
      ],
      lots: [
        { prize: 1, quantity: 5, last_day: 40 },
        { prize: 2, quantity: 1000, last_day: 0 },
      ],
      blanks: 3995,
    }),
  }
}

/** Long over: winners, and a proof that anybody can repeat. */
function closedWheel(today: VietnamDay): DemoGame {
  const span = { today, from: -40, to: -12 }
  const players = writers.map(({ phone }, nth) => ({
    phone,
    count: 2,
    at: new Date(
      `${addDays(today, -38 + (nth % 24))}T10:${String(nth % 60).padStart(2, '0')}:00+07:00`,
    ),
  }))
  return {
    title: 'Vòng quay mùa thu',
    place: 'shop',
    audience: 'members',
    approvedAt: new Date(`${addDays(today, -41)}T08:00:00+07:00`),
    players: players.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    rules: {
      look: 'gold',
      sources: [{ source: 'staff' }],
      texts: {
        intro: 'Cảm ơn Quý khách đã cùng An Lành đi qua mùa thu.',
        closed: 'Chương trình đã khép lại. Danh sách trúng thưởng và minh chứng có ở dưới đây.',
      },
      legal: legal('1302/SCT-QLTM', addDays(today, -60)),
    },
    announced: boxOf(span, {
      slug: 'vong-quay-mua-thu',
      kind: 'wheel',
      prizes: [
        { id: 1, name: 'Máy đo đường huyết', kind: 'physical', value: 690_000 },
        { id: 2, name: '20 điểm', kind: 'points', value: 20_000, points: 20 },
      ],
      lots: [
        { prize: 1, quantity: 6, last_day: 0 },
        { prize: 2, quantity: 30, last_day: 0 },
      ],
      blanks: 20,
    }),
  }
}

/** Over for a while: all was given, reported and paid, and it is settled. */
function settledWheel(today: VietnamDay): DemoGame {
  const span = { today, from: -118, to: -96 }
  const players = writers.slice(0, 12).map(({ phone }, nth) => ({
    phone,
    count: 2,
    at: new Date(`${addDays(today, -116 + nth)}T15:${String(nth + 10)}:00+07:00`),
  }))
  return {
    title: 'Vòng quay mùa hè',
    place: 'shop',
    audience: 'members',
    approvedAt: new Date(`${addDays(today, -119)}T08:00:00+07:00`),
    players,
    rules: {
      look: 'brand',
      sources: [{ source: 'staff' }],
      texts: {
        intro: 'Mùa hè an lành cùng điểm thưởng.',
        closed: 'Chương trình đã khép lại, giải đã trao xong và đã quyết toán.',
      },
      legal: legal('0984/SCT-QLTM', addDays(today, -140)),
    },
    announced: boxOf(span, {
      slug: 'vong-quay-mua-he',
      kind: 'wheel',
      prizes: [
        { id: 1, name: '100 điểm', kind: 'points', value: 100_000, points: 100 },
        { id: 2, name: '20 điểm', kind: 'points', value: 20_000, points: 20 },
      ],
      lots: [
        { prize: 1, quantity: 10, last_day: 0 },
        { prize: 2, quantity: 20, last_day: 0 },
      ],
      blanks: 20,
    }),
  }
}
