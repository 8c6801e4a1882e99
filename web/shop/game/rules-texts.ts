import { brandName } from '#domain/brand/current-brand.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import type { Game } from '#domain/game/shown.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'

/** Words of a campaign's rules. */
export const rulesTexts = {
  rulesTitle: (title: string) => `Thể lệ: ${title}`,
  when: 'Thời gian',
  span: (from: string, to: string) => `Từ ${formatDateTime(from)} đến ${formatDateTime(to)}.`,
  who: 'Ai tham gia',
  audiences: {
    phone: 'Mọi khách hàng, xác nhận bằng mã gửi đến số điện thoại.',
    get members() {
      return `Thành viên ${brandName()}.`
    },
    list: 'Người có số điện thoại trong danh sách của chương trình.',
    ticket: 'Người giữ phiếu có mã in sẵn.',
    stores: 'Nhà thuốc tham gia, mỗi nhà thuốc một lượt.',
  },
  get noStaff() {
    return `Nhân viên ${brandName()} và nhà thuốc trong hệ thống không tham gia.`
  },
  totalWorth: 'Tổng giá trị',
  quantity: 'Số lượng',
  value: 'Trị giá',
  sum: 'Thành tiền',
  way: 'Cách chọn người trúng',
  wayBox: (places: number) =>
    `Hộp giải có đúng số giải đã công bố và ô không trúng, cộng lại ${formatNumber(places)} ô. Mỗi lượt lấy một ô; giải được mở dần theo thời gian đã công bố và không bao giờ trao quá số lượng.`,
  wayChain:
    'Mỗi lượt mang số thứ tự liền nhau và nối với lượt trước. Kết quả tính từ bí mật đã niêm phong, số thứ tự và mã của lượt, theo đúng thứ tự các lượt, ai bấm trước bấm sau cũng vậy.',
  wayBeacon:
    'Kết quả còn dùng một số ngẫu nhiên công khai phát ra sau khi có lượt: không ai biết trước được.',
  wayNoBeacon: 'Chương trình này không dùng số ngẫu nhiên công khai.',
  wayEnd: 'Khi kết thúc, bí mật được công bố để ai cũng tính lại được mọi kết quả.',
  commitment: 'Mã niêm phong',
  claim: 'Nhận giải',
  claimCredited: 'Điểm, lì xì và voucher vào tài khoản ngay khi trúng.',
  claimDays: ({
    contact_days: contact,
    papers_days: papers,
    delivery_days: delivery,
  }: Game['claim']) =>
    `Giải gửi tận nơi: người trúng cho biết nơi nhận trong ${contact} ngày kể từ khi trúng; hoàn tất giấy tờ (nếu cần) trong ${papers} ngày; ${brandName()} gửi giải trong ${delivery} ngày sau đó. Quá hạn, giải được xử lý theo quy định.`,
} as const
