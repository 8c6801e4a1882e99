import { formatNumber } from '../../kernel/vnd.ts'

/** What staff read about experts and their categories, on both sides of the wire. */
export const expertTexts = {
  added: 'Thêm chuyên gia',
  changed: 'Sửa chuyên gia',
  imported: 'Nhập chuyên gia từ tệp',
  activated: 'Hiện lại chuyên gia',
  deactivated: 'Ẩn chuyên gia',
  unknownCategory: 'Có nhóm chuyên môn không còn dùng. Vui lòng chọn lại.',
  photoAlt: 'Vui lòng mô tả ảnh cho người không nhìn thấy ảnh.',
}

export const expertCategoryTexts = {
  added: 'Thêm nhóm chuyên môn',
  changed: 'Sửa nhóm chuyên môn',
  imported: 'Nhập nhóm chuyên môn từ tệp',
  activated: 'Dùng lại nhóm chuyên môn',
  deactivated: 'Ngừng dùng nhóm chuyên môn',
  nameTaken: 'Tên này đã có ở nhóm khác',
  slugTaken: 'Đường dẫn này đã có ở nhóm khác',
  inUse: (answers: number) =>
    `Còn ${formatNumber(answers)} câu trả lời đang đăng hoặc đã hẹn giờ đăng thuộc nhóm này. Vui lòng chuyển sang nhóm khác trước.`,
}
