import { brandName } from '../brand/current-brand.ts'
export const leadTexts = {
  nameMissing: 'Vui lòng cho biết tên để chúng tôi tiện xưng hô.',
  consentMissing: 'Vui lòng đánh dấu đồng ý để chúng tôi được liên hệ.',
  /** What is agreed to, as it is shown and as it is kept with the answer. */
  consent: (purpose: string) =>
    `Tôi đồng ý để ${brandName()} lưu họ tên và số điện thoại này cho mục đích: ${purpose}. Tôi có thể yêu cầu xoá bất cứ lúc nào qua hotline.`,
}
