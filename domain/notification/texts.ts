export const notificationTexts = {
  notMobile: 'Số điện thoại này không nhận được tin nhắn. Vui lòng dùng số di động tại Việt Nam.',
}
