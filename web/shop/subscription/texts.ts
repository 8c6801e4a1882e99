/** What shoppers read before something comes to them again and again. */
export const subscriptionTexts = {
  name: 'Giao đều',
  how: 'Cách mua',
  once: 'Mua một lần',
  every: (cycle: string) => `Giao đều mỗi ${cycle}`,
  promise: 'Báo trước hai ngày. Đổi ngày, tạm dừng hoặc kết thúc bất cứ lúc nào.',
  needsAccount: 'Giao đều cần tài khoản, để Quý khách tự đổi ngày hoặc dừng.',
  login: 'Đăng nhập',
  offerOf: (cycle: string, name: string) => `Giao đều mỗi ${cycle}: ${name}`,
  next: (day: string) => `Đơn tiếp theo: ${day}`,
} as const
