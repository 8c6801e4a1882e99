import {
  emptyBlocks,
  type BlockFields,
  type BlockType,
  type PageBlock,
} from '#domain/publishing/blocks.ts'
import { toDocument } from '../markup.ts'

/** A block that is shown; what is not given is as the editor begins with it. */
export function block<T extends BlockType>(
  type: T,
  key: string,
  fields: Partial<BlockFields<T>>,
  tone: PageBlock['tone'] = 'plain',
): PageBlock {
  return {
    type,
    key,
    hidden: false,
    tone,
    fields: { ...emptyBlocks[type], ...fields },
  } as PageBlock
}

export function text(key: string, words: string, tone?: PageBlock['tone']): PageBlock {
  return block('text', key, { content: toDocument(words) }, tone)
}

/** What an advertisement of a supplement has to say (decree 342/2025, article 5). */
export function declared(supplement: string, number: string): PageBlock {
  return text(
    'declared',
    `
**Thực phẩm bảo vệ sức khoẻ ${supplement}.** Số đăng ký bản công bố: ${number}. Đơn vị chịu trách nhiệm: Công ty Cổ phần Dược phẩm An Lành. Đọc kỹ hướng dẫn trên nhãn trước khi dùng. Hiệu quả tuỳ cơ địa mỗi người.

Thực phẩm này không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh.`,
  )
}

/** A voucher that this database does not have leaves no gap. */
export function voucher(
  key: string,
  campaignId: number | null,
  fields: Pick<BlockFields<'voucher'>, 'title' | 'text'>,
): PageBlock[] {
  return campaignId === null
    ? []
    : [block('voucher', key, { campaign_id: campaignId, ...fields }, 'tint')]
}
