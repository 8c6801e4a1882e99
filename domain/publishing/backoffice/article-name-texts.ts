import { formatNumber } from '../../kernel/vnd.ts'

/** What staff read about categories and tags of articles, on both sides of the wire. */
export const categoryTexts = {
  // What the audit calls the writes.
  added: 'Thêm chuyên mục bài viết',
  changed: 'Sửa chuyên mục bài viết',
  imported: 'Nhập chuyên mục bài viết từ tệp',
  activated: 'Dùng lại chuyên mục bài viết',
  deactivated: 'Ngừng dùng chuyên mục bài viết',
  nameTaken: 'Tên này đã có ở chuyên mục khác',
  slugTaken: 'Đường dẫn này đã có ở chuyên mục khác',
  inUse: (articles: number) =>
    `Còn ${formatNumber(articles)} bài viết đang đăng hoặc đã hẹn giờ đăng thuộc chuyên mục này. Vui lòng chuyển sang chuyên mục khác trước.`,
}

export const tagTexts = {
  added: 'Thêm thẻ bài viết',
  changed: 'Sửa thẻ bài viết',
  imported: 'Nhập thẻ bài viết từ tệp',
  activated: 'Dùng lại thẻ bài viết',
  deactivated: 'Ngừng dùng thẻ bài viết',
  nameTaken: 'Tên này đã có ở thẻ khác',
  slugTaken: 'Đường dẫn này đã có ở thẻ khác',
  inUse: (articles: number) =>
    `Còn ${formatNumber(articles)} bài viết đang đăng hoặc đã hẹn giờ đăng gắn thẻ này. Vui lòng bỏ thẻ khỏi các bài đó trước.`,
}
