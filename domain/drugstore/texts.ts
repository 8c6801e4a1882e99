/** Words of the store's own rules, on both sides of the wire. */
export const drugstoreTexts = {
  /** The specification's own words (second document, section 2). */
  usernameRequired: 'Điền tên đăng nhập',
  passwordRequired: 'Điền mật khẩu đăng nhập',
  codeFormat: 'Mã nhà thuốc gồm chữ không dấu, số, gạch ngang hoặc gạch dưới, tối đa 32 ký tự',
  linkFormat: 'Liên kết không đúng',
  usernameFormat: 'Tên đăng nhập gồm chữ thường không dấu, số, dấu chấm, gạch ngang, gạch dưới',
  passwordLength: 'Mật khẩu cần ít nhất 8 ký tự',
} as const
