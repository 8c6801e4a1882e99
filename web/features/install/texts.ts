export const installTexts = {
  offlineTitle: 'Không có kết nối mạng',
  offlineText:
    'Quý khách kiểm tra Wi-Fi hoặc dữ liệu di động rồi thử lại. Giỏ hàng vẫn được giữ trên máy này.',
  retry: 'Thử lại',
} as const
