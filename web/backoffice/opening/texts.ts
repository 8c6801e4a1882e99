import type { ReadinessKey } from '#domain/opening/lacks.ts'

/** The guided first start. */
export const setupTexts = {
  title: 'Thiết lập cửa hàng',
  ownerTitle: 'Cửa hàng mới của bạn',
  ownerText:
    'Cửa hàng chưa có tài khoản nào. Trước hết, tạo tài khoản chủ cửa hàng; các bước sau có thể làm dần.',
  token: 'Mã thiết lập',
  tokenHint:
    'In ra khi máy chủ khởi động, cũng ở tệp setup-token trong thư mục dữ liệu. Dùng được một lần.',
  fullName: 'Họ và tên',
  username: 'Tên đăng nhập',
  usernameHint: 'Chữ không dấu, số, dấu chấm; ví dụ lan.nguyen',
  goOn: 'Tiếp tục',
  back: 'Quay lại',
  app: '1. Thêm tài khoản vào ứng dụng xác thực',
  appText:
    'Quét mã QR bằng Google Authenticator, Microsoft Authenticator hoặc ứng dụng tương tự. Trên điện thoại, có thể sao chép khoá bên dưới.',
  password: '2. Đặt mật khẩu',
  code: 'Mã 6 số đang hiện trong ứng dụng',
  repeatDiffers: 'Hai mật khẩu chưa giống nhau',
  create: 'Tạo tài khoản và bắt đầu',
  closedTitle: 'Cửa hàng đã được thiết lập',
  closedText: 'Tài khoản đầu tiên đã có. Vui lòng đăng nhập để làm tiếp.',
  toLogin: 'Đến trang đăng nhập',
  intro: 'Làm lần lượt hoặc bỏ qua để làm sau; mỗi bước lưu ngay khi hoàn thành.',
  steps: {
    company: 'Công ty',
    shop: 'Tên và khẩu hiệu',
    brand: 'Màu và biểu trưng',
    address: 'Kiểu địa chỉ',
    payment: 'Thanh toán',
    messages: 'Tin nhắn, email',
    delivery: 'Phí giao hàng',
    shelf: 'Sản phẩm đầu tiên',
  },
  explains: {
    company: 'In trên mọi trang, thư và chứng từ. Giấy chứng nhận là điều kiện để được bán.',
    shop: 'Tên này thay cho mọi chỗ nhắc đến cửa hàng: trang web, tin nhắn, ứng dụng.',
    brand: 'Chọn màu, biểu trưng và biểu tượng. Có thể tải ảnh lên ở Thư viện ảnh trước.',
    address:
      'Từ 07/2025 cả nước có 34 tỉnh, thành và không còn quận, huyện. Khách luôn chọn được kiểu còn lại.',
    payment: 'Hình thức chưa được kết nối sẽ không hiện cho khách dù được bật.',
    messages: 'Kênh gửi do người vận hành đặt trong môi trường của máy chủ. Trạng thái hiện nay:',
    delivery: 'Phí cho mỗi đơn; có thể đặt riêng cho từng tỉnh.',
    shelf: 'Một danh mục và một thương hiệu sản phẩm để bắt đầu, sau đó thêm sản phẩm và nhập kho.',
  },
  save: 'Lưu và tiếp tục',
  skip: 'Để sau',
  next: 'Tiếp tục',
  done: 'Đã lưu',
  current: (step: number, all: number) => `Bước ${step} trên ${all}`,
  finish: 'Xem còn thiếu gì',
  why: 'Thiết lập ban đầu',
  changed: 'Có người vừa sửa mục này. Biểu mẫu đã nhận giá trị mới, vui lòng xem lại rồi lưu.',
  connected: 'Đã kết nối',
  way: (name: string, isConnected: boolean) =>
    `${name} · ${isConnected ? 'đã kết nối' : 'chưa kết nối, khách chưa thấy'}`,
  category: 'Tên danh mục',
  productBrand: 'Thương hiệu của sản phẩm',
  makeShelf: 'Tạo danh mục',
  shelfMade:
    'Đã có danh mục. Bây giờ thêm sản phẩm, soạn mô tả, nhờ dược sĩ duyệt rồi đăng, nhập kho và bật bán.',
  invite: 'Mời dược sĩ',
  newProduct: 'Thêm sản phẩm',
  products: 'Danh sách sản phẩm',
} as const

/** The checklist before the shop opens. */
export const openingScreenTexts = {
  title: 'Mở bán',
  isOpen: 'Cửa hàng đang mở',
  isClosed: 'Cửa hàng chưa mở bán',
  openText: 'Khách xem và đặt hàng được.',
  closedText:
    'Khách thấy trang “Sắp mở bán”. Người đã đăng nhập quản trị xem được cửa hàng như khi mở.',
  by: (name: string) => `bởi ${name}`,
  open: 'Mở bán',
  close: 'Tạm đóng cửa hàng',
  openTitle: 'Mở bán cho mọi khách hàng?',
  closeTitle: 'Tạm đóng cửa hàng?',
  openSays: 'Mọi người xem và đặt hàng được ngay.',
  closeSays:
    'Khách chỉ thấy trang “Sắp mở bán” và không đặt được đơn mới. Đơn đã đặt vẫn xử lý như thường.',
  reason: 'Lý do',
  cancel: 'Quay lại',
  opened: 'Đã mở bán',
  closed: 'Đã tạm đóng cửa hàng',
  visit: 'Xem cửa hàng',
  checklist: 'Còn thiếu trước khi mở bán',
  toComplete: 'Cần bổ sung khi đang bán',
  ready: 'Đã đủ để mở bán',
  progress: (done: number, all: number) => `${done} trên ${all} mục đã xong`,
  needed: 'Bắt buộc',
  advised: 'Nên có',
  isDone: 'Đã xong',
  isMissing: 'Còn thiếu',
  mend: 'Bổ sung',
  mendOf: (item: string) => `Bổ sung: ${item}`,
  notReady: 'Cần xong các mục bắt buộc trước khi mở bán.',
  guide: 'Làm từng bước',
} as const satisfies Record<string, unknown>

/** Which step of the guide mends it; for what no step does, the page that does. */
export const stepOf: Partial<Record<ReadinessKey, keyof typeof setupTexts.steps>> = {
  company: 'company',
  brand: 'shop',
  licence: 'company',
  payment: 'payment',
  delivery: 'delivery',
  product: 'shelf',
  phoneMessages: 'messages',
  mail: 'messages',
}
