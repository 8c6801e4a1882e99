/** What is said of customers on both sides of the wire, and in the audit. */
export const customerTexts = {
  noName: 'Khách chưa cho biết tên',
  erasedName: 'Đã xoá thông tin theo yêu cầu',
  opened: 'Mở thông tin khách hàng',
  noted: 'Ghi chú khách hàng',
  noteRemoved: 'Xoá ghi chú khách hàng',
  tagged: 'Gắn nhãn khách hàng',
  sessionEnded: 'Đăng xuất thiết bị của khách hàng',
  wordsNeeded: 'Vui lòng ghi rõ lý do',
  tagEmpty: 'Nhãn không được để trống',
} as const
