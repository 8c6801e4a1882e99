/** What the audit and the lists of both sides say of leads. */
export const leadAuditTexts = {
  added: 'Thêm người để lại số điện thoại',
  changed: 'Ghi kết quả liên hệ',
  imported: 'Nhập người để lại số điện thoại từ tệp',
  closed: 'Đã liên hệ xong',
  missed: 'Chưa gọi được',
  erased: 'Xoá thông tin người để lại số điện thoại',
  erasedName: 'Đã xoá thông tin',
}
