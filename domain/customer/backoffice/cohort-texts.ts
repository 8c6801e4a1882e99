import { formatDate } from '../../kernel/dates.ts'
import type { CohortChannel, CohortRow, CohortSplit } from './cohorts.ts'

/** How the report of returning customers calls what it shows, on screens and in files. */
export const cohortTexts = {
  splits: {
    all: 'Tất cả',
    channel: 'Kênh của đơn đầu',
    product: 'Sản phẩm mua đầu tiên',
    brand: 'Thương hiệu mua đầu tiên',
  } satisfies Record<CohortSplit, string>,
  channels: {
    web: 'Trang web',
    phone: 'Qua điện thoại',
    vaccine: 'Vắc xin',
  } satisfies Record<CohortChannel, string>,
  firstMonth: 'Tháng mua đầu',
  columns: {
    customers: 'Khách',
    again: 'Khách mua lại',
    share: 'Tỷ lệ mua lại (%)',
    net: 'Doanh thu thuần',
    each: 'Doanh thu thuần một khách',
  },
  file: {
    offset: 'Tháng sau',
    bought: 'Khách mua trong tháng',
    second: 'Mua lại lần đầu',
  },
}

/** What people call a row: a month, a channel, a product or a brand. */
export function cohortRowName(
  split: CohortSplit,
  key: string,
  row: Pick<CohortRow, 'key' | 'name'>,
): string {
  if (split === 'all' || key !== '') return formatDate(row.key).slice(3)
  if (split === 'channel') return cohortTexts.channels[row.key as CohortChannel]
  return row.name
}
