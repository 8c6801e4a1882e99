/** What the audit calls the back office's writes. */
export const auditTexts = {
  settingSaved: 'Lưu cài đặt',
  productAdded: 'Thêm sản phẩm',
  productSaved: 'Sửa sản phẩm',
  stockReceived: 'Nhập hàng',
  stockAdjusted: 'Điều chỉnh tồn kho',
  pictureUploaded: 'Tải ảnh lên',
}
