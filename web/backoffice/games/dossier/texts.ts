import type { DocumentKind } from '#domain/game/documents/api.ts'
import type { GameTableKind } from '#domain/game/exports/tables.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'

/** Papers and tables of a campaign in the back office. */
export const dossierTexts = {
  title: 'Hồ sơ và tệp của trò chơi',
  heading: (title: string) => `Hồ sơ: ${title}`,
  back: 'Về danh sách trò chơi',

  documents: 'Hồ sơ khuyến mại',
  document: {
    notification: { name: 'Thông báo thực hiện khuyến mại', form: 'Mẫu số 01' },
    registration: { name: 'Đăng ký thực hiện khuyến mại', form: 'Mẫu số 02' },
    rules: { name: 'Thể lệ chương trình', form: 'Mẫu số 03' },
    report: { name: 'Báo cáo thực hiện, kèm danh sách trúng thưởng', form: 'Mẫu số 07' },
  } satisfies Record<DocumentKind, { name: string; form: string }>,
  notReady: 'Có khi chương trình đã đóng.',
  notYours: 'Báo cáo có tên và số điện thoại người trúng: cần quyền quyết toán.',
  missing: 'Còn thiếu, sẽ chừa chỗ điền tay:',
  whole: 'Đủ thông tin.',
  download: 'Tải PDF',
  downloadOf: (name: string) => `Tải PDF: ${name}`,
  logged:
    'Mỗi lần tải đều ghi vào nhật ký. Quá 2.000 người trúng, báo cáo nêu 2.000 người đầu: gửi kèm tệp “Người trúng thưởng”, bản đầy đủ, ở dưới.',

  fields: 'Thông tin cho hồ sơ',
  fieldsSays:
    'Tên, địa chỉ công ty và người ký lấy từ Cài đặt; giải thưởng, thời gian lấy từ trò chơi.',
  goods: 'Hàng hoá, dịch vụ được khuyến mại',
  area: 'Địa bàn khuyến mại',
  areaHint: 'Một tỉnh thì gửi Sở Công Thương, từ hai tỉnh thì gửi Bộ Công Thương.',
  goodsValue: 'Tổng giá trị hàng hoá dự kiến (đồng)',
  partners: 'Thương nhân cùng thực hiện',
  contactName: 'Người liên hệ',
  contactPhone: 'Điện thoại người liên hệ',
  save: 'Lưu thông tin',
  saved: 'Đã lưu thông tin hồ sơ',
  conflict: 'Có người vừa sửa thông tin này. Tải lại trang để xem bản mới.',

  tables: 'Tệp dữ liệu',
  tablesSays:
    'Bản công bố che tên và số điện thoại. Bản đầy đủ là dữ liệu cá nhân: ai tải, lúc nào đều nằm trong nhật ký.',
  table: {
    entries: 'Lượt tham gia',
    wins: 'Giải đã trúng',
    winners: 'Người trúng thưởng',
  } satisfies Record<GameTableKind, string>,
  rows: (count: number) => `${formatNumber(count)} dòng`,
  masked: 'Bản công bố',
  full: 'Bản đầy đủ',
  ordered: 'Tệp dài nên được làm ở nền. Xem ở',
  exports: 'Tệp đã xuất',
} as const
