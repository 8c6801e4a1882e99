/** Words around one-time codes; the dialogs' are the second specification's, section 8. */
export const otpTexts = {
  title: 'Nhập mã xác nhận',
  sentTo: (phone: string) => `Mã gồm 6 chữ số đã gửi đến số ${phone}.`,
  sending: 'Đang gửi mã…',
  code: 'Mã xác nhận',
  timeLeft: (seconds: number) => `Mã còn hiệu lực ${seconds} giây`,
  expired: 'Đã hết hạn',
  resend: 'Gửi lại mã',
  confirm: 'Xác nhận',
  notSent: 'Chưa gửi được mã.',
  codeNotValid: 'Mã kích hoạt không hợp lệ',
  codeNotValidText: 'Quý khách kiểm tra lại 6 chữ số trong tin nhắn mới nhất.',
  codeExpired: 'Mã kích hoạt đã hết hạn',
  codeExpiredText: 'Quý khách yêu cầu mã mới để tiếp tục.',
  otpNotValid: 'Mã xác nhận chưa đúng. Quý khách kiểm tra lại 6 chữ số trong tin nhắn mới nhất.',
  otpExpired: 'Mã xác nhận đã hết hạn. Quý khách bấm “Gửi lại mã” để nhận mã mới.',
  retype: 'Nhập lại',
  home: 'Trang chủ',
} as const

/** What a dialog may say in its own way. */
export type OtpWords = {
  [Name in keyof typeof otpTexts]: (typeof otpTexts)[Name] extends string
    ? string
    : (typeof otpTexts)[Name]
}
