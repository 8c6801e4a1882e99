/** What a pharmacy's people are told of their accounts, and what the back office's audit says of them. */
export const pharmacyRuleTexts = {
  pharmacyClosed:
    'Nhà thuốc này đã ngừng hoạt động trên hệ thống. Vui lòng liên hệ người phụ trách.',
  userClosed: 'Tài khoản này đã bị khoá. Vui lòng liên hệ chủ nhà thuốc hoặc người phụ trách.',
  oldPasswordWrong: 'Mật khẩu hiện tại chưa đúng',
} as const
