export const notificationTexts = {
  unknownPushService: 'Dịch vụ thông báo của trình duyệt này chưa được hỗ trợ.',
  notMobile: 'Số điện thoại này không nhận được tin nhắn. Vui lòng dùng số di động tại Việt Nam.',
}
