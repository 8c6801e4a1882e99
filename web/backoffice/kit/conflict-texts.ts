/** Of two people who changed one record: comes with its dialog. */
export const conflictTexts = {
  conflictTitle: 'Có người vừa sửa trước bạn',
  conflictText:
    'Những mục chỉ một bên sửa đã được gộp lại. Hãy chọn cho từng mục cả hai cùng sửa, rồi lưu.',
  conflictMerged: 'Thay đổi của hai bên không chạm nhau và đã được gộp lại. Kiểm tra rồi lưu.',
  mine: 'Của bạn',
  theirs: 'Hiện tại',
} as const
