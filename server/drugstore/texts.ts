/** What a pharmacy's people are told of their accounts, and what the desk's audit says of them. */
export const drugstoreTexts = {
  storeClosed: 'Nhà thuốc này đã ngừng hoạt động trên hệ thống. Vui lòng liên hệ người phụ trách.',
  userClosed: 'Tài khoản này đã bị khoá. Vui lòng liên hệ chủ nhà thuốc hoặc người phụ trách.',
  oldPasswordWrong: 'Mật khẩu hiện tại chưa đúng',
} as const
