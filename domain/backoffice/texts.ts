import { formatDateTime } from '../kernel/dates.ts'
import { formatPoints } from '../kernel/points.ts'
import { formatVnd, type Vnd } from '../kernel/vnd.ts'

/** What the back office's search says of what it found. */
export const searchTexts = {
  order: (of: { receiver: string; status: string; total: Vnd; placedAt: string }) =>
    `${of.receiver} · ${of.status} · ${formatVnd(of.total)} · ${formatDateTime(of.placedAt)}`,
  customerKinds: { member: 'thành viên', guest: 'khách lẻ', erased: '' },
  customer: (of: { points: number; tier: string; orders: string }) =>
    `${formatPoints(of.points)} · hạng ${of.tier} · ${of.orders}`,
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

/** Of saved views, on both sides of the wire and in the audit. */
export const viewTexts = {
  nameNeeded: 'Vui lòng đặt tên',
  nameTaken: 'Bạn đã có chế độ xem tên này',
  tooMany: (max: number) => `Mỗi danh sách giữ được ${max} chế độ xem. Vui lòng xoá bớt.`,
  added: 'Chia sẻ chế độ xem',
  changed: 'Sửa chế độ xem chung',
  deleted: 'Xoá chế độ xem chung',
}

/** Of files that the worker makes. */
export const exportTexts = {
  ordered: 'Đặt xuất tệp',
  tooManyWaiting: (max: number) =>
    `Đang có ${max} tệp chờ tạo. Vui lòng đợi các tệp đó xong rồi đặt tiếp.`,
  givenUp: 'Chưa tạo được tệp. Vui lòng đặt lại.',
}
