/** What the audit and files call estimates and lead times. */
export const estimateTexts = {
  changed: 'Sửa thời gian giao hàng',
  added: 'Thêm thời gian giao hàng',
  imported: 'Nhập thời gian giao hàng từ tệp',
  unknown: 'Không có tỉnh, thành phố này',
  order: 'Số ngày “đến” phải từ số ngày “từ” trở lên',
}

export const leadTimeTexts = {
  changed: 'Sửa thời gian xuất kho',
  added: 'Thêm thời gian xuất kho',
  imported: 'Nhập thời gian xuất kho từ tệp',
}
