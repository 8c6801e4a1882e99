export const staffTexts = {
  usernameFormat: 'Tên đăng nhập gồm 3 đến 32 chữ thường, số, dấu chấm hoặc gạch',
  passwordLength: 'Mật khẩu cần ít nhất 12 ký tự',
  totpFormat: 'Nhập đủ 6 chữ số trong ứng dụng xác thực',
  reasonNeeded: 'Vui lòng ghi lý do',
}
