/** What the audit calls the back office's writes. */
export const auditTexts = {
  settingSaved: 'Lưu cài đặt',
  secretSet: 'Lưu khoá bí mật',
  secretDropped: 'Xoá khoá bí mật',
  productAdded: 'Thêm sản phẩm',
  productImported: 'Thêm sản phẩm từ tệp',
  productSaved: 'Sửa sản phẩm',
  productCopied: 'Sao chép sản phẩm',
  stockReceived: 'Nhập hàng',
  stockAdjusted: 'Điều chỉnh tồn kho',
  pictureUploaded: 'Tải ảnh lên',
}
