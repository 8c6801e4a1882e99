import type { SettingKey } from '../keys.ts'

interface SettingText {
  label: string
  help: string
  group: 'shop' | 'order' | 'payment' | 'loyalty' | 'message'
}

export const settingGroups: Record<SettingText['group'], string> = {
  shop: 'Cửa hàng',
  order: 'Đặt hàng và giao hàng',
  payment: 'Thanh toán',
  loyalty: 'Tích điểm',
  message: 'Tin nhắn',
}

/** How staff read each setting. */
export const settingTexts: Record<SettingKey, SettingText> = {
  shop: {
    label: 'Thông tin cửa hàng',
    help: 'Tên thương hiệu, tổng đài, địa chỉ và thông tin đăng ký hiển thị trên mọi trang.',
    group: 'shop',
  },
  popularSearches: {
    label: 'Tìm kiếm phổ biến',
    help: 'Các từ gợi ý trong ô tìm kiếm trước khi khách gõ, tối đa 20.',
    group: 'shop',
  },
  registrationNeedsConsent: {
    label: 'Đăng ký cần đồng ý nhận tin',
    help: 'Khi bật, người đăng ký phải chọn ít nhất một kênh giao dịch và một kênh quảng cáo. Luật 91/2025 yêu cầu đồng ý nhận quảng cáo là tự nguyện: nên để tắt.',
    group: 'shop',
  },
  shortRegistration: {
    label: 'Đăng ký nhanh',
    help: 'Khi bật, chỉ cần số điện thoại, mã xác nhận, mật khẩu và họ tên; phần còn lại khách bổ sung sau trong hồ sơ.',
    group: 'shop',
  },
  refuseEasyPasswords: {
    label: 'Từ chối mật khẩu dễ đoán',
    help: 'Khi tắt, khách chỉ được nhắc khi chọn 123456, ngày sinh hay số điện thoại; khi bật, phải chọn mật khẩu khác.',
    group: 'shop',
  },
  profileReward: {
    label: 'Điểm thưởng hoàn thiện hồ sơ',
    help: 'Điểm tặng một lần cho khách đăng ký nhanh khi bổ sung đủ hồ sơ; 0 là không tặng.',
    group: 'loyalty',
  },
  shippingFee: {
    label: 'Phí giao hàng',
    help: 'Đồng cho mỗi đơn; có thể đặt riêng cho từng tỉnh. Nhận tại chi nhánh thường là 0.',
    group: 'order',
  },
  deliveryPromise: {
    label: 'Hứa hẹn ở trang sản phẩm',
    help: 'Số ngày được đổi trả, và mã tỉnh dùng để báo ngày giao khi chưa biết khách ở đâu (79 là TP. Hồ Chí Minh).',
    group: 'order',
  },
  returnRequests: {
    label: 'Thời hạn gửi hàng trả',
    help: 'Số ngày kể từ lần trả lời cuối (hoặc lúc khách gửi) mà hàng trả chưa về thì yêu cầu tự đóng. Khách được báo trước 5 ngày.',
    group: 'order',
  },
  trackingLinks: {
    label: 'Trang theo dõi vận đơn',
    help: 'Địa chỉ trang tra cứu của từng đơn vị vận chuyển, có {code} ở chỗ của mã vận đơn. Để trống nếu không có: khách vẫn thấy mã.',
    group: 'order',
  },
  newAddressesFirst: {
    label: 'Địa chỉ mới đứng trước',
    help: 'Khi bật, ô điền địa chỉ mở sẵn theo địa chỉ mới (tỉnh, phường); khách vẫn chọn được địa chỉ cũ.',
    group: 'order',
  },
  ORDER_OTP: {
    label: 'Xác nhận đơn bằng mã OTP',
    help: 'Khi bật, mọi đơn hàng cần mã gửi đến số điện thoại người đặt.',
    group: 'order',
  },
  orderRateLimit: {
    label: 'Giới hạn đặt hàng',
    help: 'Số đơn mỗi giờ của một số điện thoại và một địa chỉ mạng.',
    group: 'order',
  },
  unprovenOrder: {
    label: 'Đơn không cần mã xác nhận',
    help: 'Khách chưa đăng nhập đặt đơn lớn hơn mức này thì phải nhập mã gửi đến số điện thoại, để không ai giữ hết hàng bằng số của người khác.',
    group: 'order',
  },
  cashOrder: {
    label: 'Đơn được trả khi nhận hàng',
    help: 'Đơn lớn hơn mức này phải thanh toán trước, kể cả của thành viên, vì hàng được giữ cho đến khi giao.',
    group: 'order',
  },
  ECO_STAFF_INCENTIVES: {
    label: 'Ưu đãi nhân viên',
    help: 'Phần trăm giảm theo mã sản phẩm cho đơn hàng của nhân viên công ty.',
    group: 'order',
  },
  ECO_STAFF_ORDER_DURATION_DATE: {
    label: 'Kỳ ưu đãi nhân viên',
    help: 'Mỗi nhân viên được một đơn ưu đãi trong số ngày này, dù dùng số điện thoại nào.',
    group: 'order',
  },
  pointPackageLimits: {
    label: 'Giới hạn mua điểm',
    help: 'Số tiền tối đa một thành viên mua điểm trong một ngày.',
    group: 'loyalty',
  },
  paymentMethods: {
    label: 'Hình thức thanh toán',
    help: 'Hình thức chưa được kết nối sẽ không hiện cho khách dù được bật.',
    group: 'payment',
  },
  pointsValidity: {
    label: 'Hạn dùng điểm',
    help: 'Số tháng điểm còn dùng được sau quý tích điểm.',
    group: 'loyalty',
  },
  messageSpending: {
    label: 'Giới hạn tin nhắn',
    help: 'Số mã gửi đi, phần dành riêng cho mã, số tin về đơn hàng và chi phí tin nhắn tối đa mỗi ngày.',
    group: 'message',
  },
}
