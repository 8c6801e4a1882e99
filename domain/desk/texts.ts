import { formatDateTime } from '../kernel/dates.ts'
import { formatPoints } from '../kernel/points.ts'
import { formatVnd, type Vnd } from '../kernel/vnd.ts'

/** What the desk's search says of what it found. */
export const searchTexts = {
  order: (of: { receiver: string; status: string; total: Vnd; placedAt: string }) =>
    `${of.receiver} · ${of.status} · ${formatVnd(of.total)} · ${formatDateTime(of.placedAt)}`,
  noName: 'Khách hàng',
  customer: (of: { phone: string; points: number; tier: string; orders: string }) =>
    `${of.phone} · ${formatPoints(of.points)} · hạng ${of.tier} · ${of.orders}`,
  locked: 'tài khoản điểm đang khoá',
  orders: (count: number, more: boolean) => `${more ? 'hơn ' : ''}${count} đơn hàng`,
  product: (of: { code: string; price: Vnd; left: number }) =>
    `${of.code} · ${formatVnd(of.price)} · còn ${of.left}`,
  hidden: 'đang ẩn',
  code: (of: { product: string; batch: string; points: number }) =>
    `${of.product} · lô ${of.batch} · ${formatPoints(of.points)}`,
  unused: 'Chưa dùng',
  usedAt: (of: { at: string; place: string; phone: string | null }) =>
    `Dùng lần đầu ${formatDateTime(of.at)} tại ${of.place}${of.phone ? `, số ${of.phone}` : ''}`,
  recalled: (reason: string) => `Lô đã thu hồi${reason ? `: ${reason}` : ''}`,
}
