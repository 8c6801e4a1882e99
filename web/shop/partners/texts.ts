import { brandName } from '#domain/brand/current-brand.ts'
export const partnerGuideTexts = {
  title: 'Tài liệu cho đối tác',
  get description() {
    return `Cách lấy khoá API, gọi thử lần đầu, tất cả các hàm với ví dụ curl và TypeScript, mã lỗi, giới hạn và webhook của ${brandName()}.`
  },
  lead: 'Dành cho lập trình viên của đối tác. Mỗi ví dụ dưới đây được chạy thử với máy chủ trước mỗi lần phát hành.',
  contents: 'Nội dung',
  sections: {
    key: 'Nhận khoá API',
    first: 'Lần gọi đầu tiên',
    client: 'Thư viện TypeScript',
    token: 'csrf-token cho các lần ghi',
    calls: 'Các hàm',
    values: 'Các giá trị trong kết quả',
    errors: 'Lỗi và giới hạn',
    webhooks: 'Webhook',
    changes: 'Thay đổi',
  },
  keySteps: [
    'Gửi yêu cầu qua số hotline ở đầu trang: tên công ty, người liên hệ, các hàm cần gọi và số lần gọi mỗi phút dự kiến.',
    'Chúng tôi cấp một hoặc nhiều khoá. Mỗi khoá có quyền riêng, có thể có ngày hết hạn và danh sách địa chỉ mạng được phép.',
    'Khoá chỉ hiện một lần khi cấp. Vui lòng giữ khoá ở máy chủ, không đưa vào ứng dụng di động, trình duyệt hay địa chỉ gọi.',
    'Khi cần đổi khoá, khoá cũ và khoá mới cùng dùng được trong thời gian chuyển tiếp.',
  ],
  firstText:
    'Các ví dụ dùng ba biến môi trường: SHOP_URL là địa chỉ trang web này, từ https:// đến hết tên miền, không có dấu / ở cuối; SHOP_KEY là khoá được cấp; SHOP_KEY_2 là khoá thứ hai, chỉ cần khi tạo sản phẩm.',
  environment: 'Biến môi trường',
  firstCall:
    'Gửi khoá ở tiêu đề x-api-key, nội dung POST và PUT bằng JSON. Kết quả luôn nằm trong data.data.',
  firstAnswer: 'Kết quả',
  clientText:
    'Một tệp không cần thư viện nào khác, được tạo từ mô tả OpenAPI và có sẵn kiểu dữ liệu của mọi hàm. Thư viện tự lấy csrf-token khi ghi.',
  clientDownload: 'Tải shop-api.ts',
  clientUse:
    'Đặt tệp cạnh chương trình. Node.js từ 22.18 chạy thẳng tệp .ts; bản cũ hơn cần biên dịch trước. Các ví dụ TypeScript bên dưới dùng biến shopApi được tạo như sau:',
  clientRefusals:
    'Lần gọi bị từ chối trở thành ShopApiError. Máy chủ im lặng quá 30 giây cũng là lỗi: gọi lại sau.',
  fields: 'Tham số',
  scope: 'Quyền',
  anyScope: 'mọi khoá',
  answer: 'Kết quả trong data.data',
  languages: 'Ngôn ngữ của ví dụ',
  errorsText:
    'Lỗi có một dạng duy nhất. code là từ cố định để chương trình xử lý, message là câu tiếng Việt cho người đọc.',
  errorHeads: { status: 'HTTP', code: 'code', what: 'Ý nghĩa và cách xử lý' },
  errors: [
    ['400', 'invalidInput', 'Dữ liệu gửi lên chưa đúng; fields cho biết chỗ sai.'],
    ['401', 'unauthenticated', 'Thiếu khoá, sai khoá, khoá đã hết hạn hoặc bị chặn.'],
    ['403', 'forbidden', 'Khoá không có quyền gọi hàm, hoặc gọi từ địa chỉ mạng không được phép.'],
    ['403', 'csrfInvalid', 'Thiếu csrf-token hoặc mã đã quá 5 phút; lấy mã mới rồi gọi lại.'],
    ['404', 'notFound', 'Không có sản phẩm, đơn hàng hoặc thành viên này.'],
    ['429', 'rateLimited', 'Quá số lần gọi mỗi phút; chờ số giây ở tiêu đề Retry-After.'],
    ['500', 'internal', 'Lỗi của máy chủ; gọi lại sau ít phút.'],
    ['503', 'busy', 'Hệ thống đang bận; chờ theo Retry-After rồi gọi lại.'],
  ],
  limitsText:
    'Mỗi khoá có số lần gọi mỗi phút riêng, đếm chung cho mọi máy chủ của đối tác. Danh sách địa danh ít khi thay đổi: nên lưu lại và hỏi lại bằng If-None-Match.',
  tokenHow:
    'Lấy mã vào biến CSRF_TOKEN để chạy các ví dụ curl có ghi; thư viện TypeScript tự làm việc này.',
  tokenDecrypt: 'Giải mã, nếu cần',
  get tokenText() {
    return `Booking/initProduct và ghi địa chỉ cần tiêu đề csrf-token, lấy từ Csrf/GetToken và dùng được trong 5 phút. Gửi nguyên mã đã nhận, hoặc phần đã giải mã bằng khoá mã hoá (AES-256, base64) mà ${brandName()} cấp riêng.`
  },
  valuesText: 'Chương trình nên chấp nhận cả giá trị chưa biết: danh sách có thể dài thêm.',
  values: {
    regions: 'region (miền)',
    status: 'status (trạng thái đơn hàng)',
    paymentStatus: 'payment_status (thanh toán)',
    paymentType: 'payment_type (cách thanh toán)',
  },
  regions: { north: 'miền Bắc', central: 'miền Trung', south: 'miền Nam' },
  dates: 'Ngày giờ theo ISO 8601, giờ Việt Nam (+07:00). Số tiền là số nguyên, đơn vị đồng.',
  webhookText: [
    'Để đăng ký, gửi chúng tôi địa chỉ nhận và các loại sự kiện cần nghe. Chúng tôi trả lại khoá ký bắt đầu bằng whsec_, chỉ hiện một lần, và gửi thử test.ping theo yêu cầu.',
    'Chúng tôi gửi POST đến địa chỉ https của đối tác ngay khi có sự kiện: đơn hàng, thanh toán, điểm, thành viên, tồn kho.',
    'Mỗi sự kiện được gửi ít nhất một lần và theo đúng thứ tự của từng đơn hàng, thành viên hay sản phẩm. Cùng một sự kiện luôn có cùng webhook-id: vui lòng ghi nhớ để bỏ qua lần gửi lại.',
    'Trả lời 2xx trong 10 giây là đã nhận. Nếu không, sự kiện được gửi lại sau 5 giây, 30 giây, 2 phút, rồi thưa dần đến 4 giờ. Sau một ngày không gửi được, webhook tạm dừng và sự kiện được giữ lại. Trả lời 410 để ngừng hẳn.',
    'Chữ ký theo chuẩn Standard Webhooks: HMAC-SHA256 của “webhook-id.webhook-timestamp.nội dung”, trong tiêu đề webhook-signature; khi đổi khoá ký, trong 24 giờ có hai chữ ký cách nhau một dấu cách. Sự kiện không kèm tên và số điện thoại, trừ khi hợp đồng cho phép.',
  ],
  headers: 'Các tiêu đề',
  webhookHeaders: [
    ['webhook-id', 'Mã của sự kiện, ví dụ evt_1024; giống nhau ở mọi lần gửi lại.'],
    [
      'webhook-timestamp',
      'Lúc gửi, tính bằng giây từ 1/1/1970; chỉ nhận nếu lệch không quá 5 phút.',
    ],
    ['webhook-signature', 'v1, rồi chữ ký base64.'],
  ],
  data: 'data của từng loại',
  webhookData: [
    [
      'order.…, payment.…',
      'code, status, payment_status, payment_type, order_total (đã gồm phí giao), shipping_fee, currency.',
    ],
    [
      'points.…',
      'loyalty_number (mã thành viên), kind, point (số điểm thay đổi), balance (số điểm sau đó).',
    ],
    ['member.…', 'loyalty_number.'],
    ['stock.changed', 'product_code, quantity.'],
    ['test.ping', 'Không có gì.'],
    ['person', 'Có thêm trong data nếu hợp đồng cho phép: fullname (nếu biết), phone.'],
  ],
  webhookBody: 'Một sự kiện',
  webhookVerify: 'Kiểm tra chữ ký',
  events: 'Các loại sự kiện',
  eventKinds: [
    ['order.placed', 'Có đơn mới.'],
    [
      'order.{trạng thái}',
      'Đơn chuyển trạng thái: open, processing, shipping, completed, cancelled, returning…',
    ],
    ['payment.success, payment.refund', 'Đã nhận tiền; đã hoàn tiền.'],
    ['points.{loại}', 'Điểm thay đổi: earn, hold, burn, release, expire, adjust, reverse.'],
    [
      'member.joined, member.locked, member.active, member.erased',
      'Thành viên mới, bị khoá, mở lại, đã xoá.',
    ],
    ['stock.changed', 'Số lượng còn bán được của một sản phẩm.'],
    ['test.ping', 'Sự kiện thử gửi theo yêu cầu.'],
  ],
  changesText:
    'Trường mới có thể được thêm bất cứ lúc nào; chương trình nên bỏ qua những trường chưa biết. Trường đã có không bị bỏ, đổi tên hay đổi nghĩa nếu chưa báo trước 90 ngày.',
  changes: [['28/11/2026', 'Phát hành lần đầu: mười hàm, webhook và thư viện TypeScript.']],
} as const
