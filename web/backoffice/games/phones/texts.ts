import { formatNumber } from '#domain/kernel/vnd.ts'

/** Phones that a campaign is for. */
export const phoneScreenTexts = {
  title: 'Danh sách số điện thoại',
  says: 'Chỉ những số này chơi được. Màn hình che số; cả danh sách chỉ nằm trong tệp xuất ra.',
  total: (count: number) => `${formatNumber(count)} số trong danh sách`,
  none: 'Danh sách đang trống: chưa ai chơi được.',
  notFound: 'Không có số nào kết thúc như vậy.',
  search: 'Tìm theo các số cuối',
  import: 'Nhập từ tệp',
  export: 'Xuất danh sách',
  importTitle: 'Nhập số điện thoại',
  importSays:
    'Tệp CSV hoặc Excel, cột “Số điện thoại” hoặc cột đầu tiên. Một dòng sai thì chưa nhập dòng nào.',
  importHint: 'CSV hoặc XLSX, nhiều nhất 5.000 dòng, 2 MB.',
  file: 'Tệp',
  wrongRows: (count: number) => `Có ${formatNumber(count)} dòng cần sửa, chưa nhập dòng nào.`,
  imported: (count: number) => `Đã thêm ${formatNumber(count)} số`,
  preview: (added: number, same: number, twice: number) =>
    [
      `Thêm ${formatNumber(added)} số mới`,
      same > 0 && `${formatNumber(same)} số đã có trong danh sách`,
      twice > 0 && `${formatNumber(twice)} dòng lặp lại trong tệp`,
    ]
      .filter(Boolean)
      .join(' · '),
  entries: (count: number) => (count === 0 ? 'Chưa chơi' : `${formatNumber(count)} lượt`),
  remove: (phone: string) => `Bỏ ${phone}`,
  removeTitle: 'Bỏ số khỏi danh sách',
  removeSays: (phone: string) => `${phone} sẽ không chơi được chương trình này.`,
  removeConfirm: 'Bỏ khỏi danh sách',
  removed: 'Đã bỏ số khỏi danh sách',
  before: 'Trang trước',
  next: 'Trang sau',
  page: (page: number, pages: number) => `Trang ${page} trên ${pages}`,
} as const
