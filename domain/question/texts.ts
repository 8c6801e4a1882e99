import { brandName } from '../brand/current-brand.ts'
export const questionTexts = {
  tooShort: 'Câu hỏi cần ít nhất 20 ký tự để dược sĩ hiểu rõ.',
  categoryMissing: 'Vui lòng chọn chủ đề.',
  consentMissing: 'Vui lòng đánh dấu đồng ý để dược sĩ được đọc và trả lời.',
  /** What is agreed to, as it is shown and as it is kept with the question. */
  get consent() {
    return `Tôi đồng ý để ${brandName()} lưu họ tên, số điện thoại và câu hỏi này, gồm thông tin sức khoẻ tôi kể, để dược sĩ trả lời. Câu hỏi có thể được đăng sau khi bỏ họ tên và số điện thoại. Tôi có thể yêu cầu xoá bất cứ lúc nào qua hotline.`
  },
  /** Stands where a name or number stood. */
  leftOut: '…',
  // What the audit calls the writes.
  triaged: 'Phân loại, giao câu hỏi',
  revealed: 'Xem người hỏi',
  begun: 'Soạn câu trả lời',
  published: 'Đăng câu trả lời, nhắn người hỏi',
  answeredPrivately: 'Trả lời riêng người hỏi',
  closed: 'Đóng câu hỏi',
  forgotten: 'Xoá người hỏi khỏi câu hỏi',
  // What staff are refused.
  notBegun: 'Chưa có câu trả lời nào được soạn.',
  notAssignable: 'Người này không trả lời được câu hỏi. Vui lòng chọn người khác.',
  unknownExpert: 'Chuyên gia này không còn. Vui lòng chọn lại.',
}
