export const publishingAuditTexts = {
  added: 'Thêm nội dung',
  productOpened: 'Bắt đầu soạn mô tả sản phẩm',
  kept: 'Lưu bản nội dung',
  restored: 'Lấy lại bản cũ làm bản nháp',
  approved: 'Duyệt nội dung',
  returned: 'Trả lại nội dung',
  published: 'Đăng nội dung',
  stopped: 'Ngừng đăng nội dung',
  renamed: 'Đổi đường dẫn nội dung',
  archived: 'Cất nội dung',
  claimRulesSaved: 'Đổi quy tắc kiểm tra lời quảng cáo',
  unarchived: 'Lấy lại nội dung đã cất',
}
