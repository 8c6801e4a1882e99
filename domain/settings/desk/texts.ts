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
    help: 'Khi bật, người đăng ký phải chọn ít nhất một kênh giao dịch và một kênh quảng cáo.',
    group: 'shop',
  },
  shippingFee: {
    label: 'Phí giao hàng',
    help: 'Đồng cho mỗi đơn; có thể đặt riêng cho từng tỉnh. Nhận tại chi nhánh thường là 0.',
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
    help: 'Số mã gửi đi và chi phí tin nhắn tối đa mỗi ngày.',
    group: 'message',
  },
}
