import { formatDate } from '../../kernel/dates.ts'
import type { CodeFigure, CodeReportGroup, CodeReportRow } from './code-report.ts'

/** How the report of codes calls what it shows, on screens and in files. */
export const codeReportTexts = {
  groups: {
    day: 'Ngày',
    month: 'Tháng',
    product: 'Sản phẩm',
    province: 'Tỉnh, thành phố',
    store: 'Nhà thuốc',
  } satisfies Record<CodeReportGroup, string>,
  columns: {
    entered: 'Lượt nhập',
    first: 'Lần đầu',
    again: 'Nhập lại',
    unknown: 'Không tìm thấy',
    recalled: 'Đã thu hồi',
    locked: 'Đang khoá',
    inactive: 'Chưa kích hoạt',
    no_points: 'Không được điểm',
    other: 'Khác',
    suspicious: 'Đáng ngờ',
    reports: 'Báo nghi giả',
    confirmed: 'Xác nhận giả',
  } satisfies Record<CodeFigure, string>,
  noProduct: 'Không rõ sản phẩm',
  online: 'Trang web',
  noProvince: 'Chưa rõ tỉnh, thành',
}

/** What people call a row of the report of codes. */
export function codeRowName(
  by: CodeReportGroup,
  { key, name }: Pick<CodeReportRow, 'key' | 'name'>,
): string {
  if (by === 'day') return formatDate(key)
  if (by === 'month') return formatDate(key).slice(3)
  if (by === 'product') return name || key || codeReportTexts.noProduct
  if (by === 'store') return key === '' ? codeReportTexts.online : `${name || key} (${key})`
  return key === '' ? codeReportTexts.online : name || codeReportTexts.noProvince
}
