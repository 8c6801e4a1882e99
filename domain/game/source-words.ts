import { brandName } from '../brand/current-brand.ts'
import { formatVnd } from '../kernel/vnd.ts'
import type { EntryRule } from './rules.ts'

/** How one gets entries from a source, as people read it; `names` are those of the products or the survey it is about. */
export function wordsOfSource(rule: EntryRule, names: readonly string[] = []): string {
  const named = names.join(', ')
  switch (rule.source) {
    case 'day':
      return `Mỗi ngày ghé chơi: ${turns(rule.entries)}.`
    case 'order':
      return rule.min_amount === 0
        ? `Mỗi đơn hàng đã giao và thanh toán: ${turns(rule.entries)}.`
        : `Mỗi đơn hàng từ ${formatVnd(rule.min_amount)} đã giao và thanh toán: ${turns(rule.entries)}.`
    case 'product':
      return `Mỗi sản phẩm ${named || 'trong chương trình'} của đơn hàng đã giao và thanh toán: ${turns(rule.entries)}, tối đa ${turns(rule.max_per_order)} một đơn.`
    case 'code':
      return `Mỗi mã tích điểm${named && ` của ${named}`} đã nhập thành công: ${turns(rule.entries)}.`
    case 'survey':
      return `Trả lời khảo sát${named && ` “${named}”`}: ${turns(rule.entries)}.`
    case 'staff':
      return `${brandName()} tặng lượt chơi tại sự kiện hoặc tại nhà thuốc.`
    case 'ticket':
      return 'Mỗi phiếu có mã in sẵn: 1 lượt, không cần số điện thoại.'
  }
}

function turns(count: number): string {
  return `${count} lượt`
}
