import { z } from 'zod'
import { vndField } from '../kernel/fields.ts'
import { paymentMethodLabels, paymentMethods } from '../order/payment-method.ts'
import { trackingLinks } from '../shipping/tracking.ts'
import { setting } from './setting.ts'

const count = z.int().min(1).max(1_000_000)
const maxTotal = z.int().min(0).max(1_000_000_000)

const fees = {
  normal: vndField,
  pickup: vndField,
  /** Province id to its own fee. */
  byProvince: z.record(z.string(), vndField),
}

const feeWords = {
  normal: { label: 'Giao tận nơi', unit: 'VNĐ' },
  pickup: { label: 'Nhận tại chi nhánh', unit: 'VNĐ' },
  byProvince: { label: 'Phí riêng theo tỉnh, thành phố', unit: 'VNĐ', names: 'province' },
} as const

const sizeWords = {
  maxTotal: { label: 'Tiền hàng tối đa', unit: 'VNĐ' },
  maxPieces: { label: 'Số sản phẩm tối đa mỗi đơn', unit: 'sản phẩm' },
}

/** How orders are placed, paid and sent. */
export const orderSettings = {
  /** How far a price may fall below the highest of the last `days` before a second person approves it. */
  priceDrops: setting({
    schema: z.object({ percent: z.int().min(0).max(100), days: z.int().min(1).max(365) }),
    initial: { percent: 30, days: 30 },
    public: false,
    group: 'price',
    label: 'Giảm giá sản phẩm',
    help: 'Giá bán giảm đến mức này một người đổi được; giảm nhiều hơn phải có người thứ hai duyệt. So với giá cao nhất trong những ngày gần đây, nên giảm nhiều lần nhỏ cũng tính.',
    parts: {
      percent: { label: 'Không cần duyệt đến', unit: '%' },
      days: { label: 'So với giá cao nhất trong', unit: 'ngày' },
    },
  }),
  /** What a voucher campaign may give away in all before a second person approves it. */
  voucherApproval: setting({
    schema: z.object({ limit: z.int().min(0).max(1_000_000_000) }),
    initial: { limit: 20_000_000 },
    public: false,
    group: 'price',
    label: 'Duyệt đợt voucher',
    help: 'Mức giảm cao nhất của một voucher nhân với tổng lượt dùng. Đến mức này một người mở được; nhiều hơn, hoặc không giới hạn lượt hay mức giảm, phải có người thứ hai duyệt.',
    parts: { limit: { label: 'Không cần duyệt đến', unit: 'VNĐ' } },
  }),
  shippingFee: setting({
    schema: z.object({
      ...fees,
      /** Of the vaccine-centre shop; the fees above where it has none of its own. */
      vaccine: z.object(fees).optional(),
    }),
    initial: { normal: 10_000, pickup: 0, byProvince: {} },
    public: true,
    group: 'delivery',
    label: 'Phí giao hàng',
    help: 'Phí cho mỗi đơn; có thể đặt riêng cho từng tỉnh. Nhận tại chi nhánh thường là 0.',
    parts: {
      ...feeWords,
      vaccine: {
        label: 'Phí riêng của trung tâm tiêm chủng',
        hint: 'Khi tắt, trung tâm tiêm chủng dùng các phí ở trên.',
        parts: feeWords,
      },
    },
  }),
  /** What goods weigh where their product does not say it, and the box around them. */
  parcel: setting({
    schema: z.object({
      productGrams: z.int().min(1).max(100_000),
      packingGrams: z.int().min(0).max(100_000),
    }),
    initial: { productGrams: 200, packingGrams: 100 },
    public: false,
    group: 'delivery',
    label: 'Khối lượng kiện hàng',
    help: 'Dùng cho luật phí theo khối lượng và khi báo khối lượng kiện cho đơn vị vận chuyển.',
    parts: {
      productGrams: { label: 'Sản phẩm chưa cân', unit: 'gram' },
      packingGrams: { label: 'Hộp và vật liệu gói', unit: 'gram' },
    },
  }),
  /** What a product's page promises: days to send goods back, and the province it reckons with before one is known. */
  deliveryPromise: setting({
    schema: z.object({
      returnDays: z.int().min(0).max(365),
      provinceId: z.int().min(1).max(999_999),
    }),
    initial: { returnDays: 7, provinceId: 79 },
    public: true,
    group: 'delivery',
    label: 'Hứa hẹn ở trang sản phẩm',
    help: 'Thời gian được đổi trả, và tỉnh dùng để báo ngày giao khi chưa biết khách ở đâu.',
    parts: {
      returnDays: { label: 'Thời gian đổi trả', unit: 'ngày', hint: '0 thì không hiện.' },
      provinceId: { label: 'Tỉnh, thành phố mặc định', names: 'province' },
    },
  }),
  /** Days after the last word on a request to return goods until it lapses, where no goods have come. */
  returnRequests: setting({
    schema: z.object({ lapseDays: z.int().min(10).max(365) }),
    initial: { lapseDays: 30 },
    public: false,
    group: 'delivery',
    label: 'Thời hạn gửi hàng trả',
    help: 'Số ngày kể từ lần trả lời cuối (hoặc lúc khách gửi) mà hàng trả chưa về thì yêu cầu tự đóng. Khách được báo trước 5 ngày.',
    parts: { lapseDays: { label: 'Thời gian chờ hàng trả', unit: 'ngày' } },
  }),
  /** Reviews of what was bought (docs/rules/reviews.md). Without days to ask after, nobody is asked. */
  reviews: setting({
    schema: z.object({
      writeDays: z.int().min(1).max(730),
      changeDays: z.int().min(0).max(365),
      askAfterDays: z.int().min(0).max(90),
    }),
    initial: { writeDays: 90, changeDays: 30, askAfterDays: 7 },
    public: false,
    group: 'shop',
    label: 'Nhận xét sản phẩm',
    help: 'Khách nhận xét được bao lâu sau khi nhận hàng, sửa được bao lâu, và sau mấy ngày thì hỏi ý kiến khách đã đồng ý nhận tin.',
    parts: {
      writeDays: { label: 'Nhận xét trong', unit: 'ngày sau khi nhận hàng' },
      changeDays: { label: 'Sửa được trong', unit: 'ngày sau khi viết' },
      askAfterDays: {
        label: 'Hỏi ý kiến sau',
        unit: 'ngày sau khi nhận hàng',
        hint: '0 thì không hỏi ai.',
      },
    },
  }),
  /** Where buyers follow a parcel, by carrier. */
  trackingLinks: setting({
    schema: trackingLinks,
    initial: { own: '', viettelPost: '', vnPost: '' },
    public: false,
    group: 'delivery',
    label: 'Trang theo dõi vận đơn',
    help: 'Địa chỉ trang tra cứu của từng đơn vị vận chuyển, có {code} ở chỗ của mã vận đơn. Để trống nếu không có: khách vẫn thấy mã.',
    parts: {
      own: { label: 'Cửa hàng tự giao' },
      viettelPost: { label: 'Viettel Post' },
      vnPost: { label: 'VNPost' },
    },
  }),
  /** The form of an address begins with the units since July 2025. */
  newAddressesFirst: setting({
    schema: z.boolean(),
    initial: true,
    public: true,
    group: 'order',
    label: 'Địa chỉ mới đứng trước',
    help: 'Khi bật, ô điền địa chỉ mở sẵn theo địa chỉ mới (tỉnh, phường); khách vẫn chọn được địa chỉ cũ.',
  }),
  /** Every order needs a one-time code. */
  ORDER_OTP: setting({
    schema: z.boolean(),
    initial: false,
    public: true,
    group: 'order',
    label: 'Xác nhận đơn bằng mã OTP',
    help: 'Khi bật, mọi đơn hàng cần mã gửi đến số điện thoại người đặt.',
  }),
  /** How many orders an hour one phone and one network address may place. */
  orderRateLimit: setting({
    schema: z.object({ perPhone: count, perAddress: count }),
    initial: { perPhone: 10, perAddress: 300 },
    public: false,
    group: 'order',
    label: 'Giới hạn đặt hàng',
    help: 'Số đơn mỗi giờ của một số điện thoại và một địa chỉ mạng.',
    parts: {
      perPhone: { label: 'Một số điện thoại', unit: 'đơn mỗi giờ' },
      perAddress: { label: 'Một địa chỉ mạng', unit: 'đơn mỗi giờ' },
    },
  }),
  /** How large a guest's order may be without a code (docs/rules/unproven-orders.md). */
  unprovenOrder: setting({
    schema: z.object({ maxTotal, maxPieces: count }),
    initial: { maxTotal: 5_000_000, maxPieces: 30 },
    public: false,
    group: 'order',
    label: 'Đơn không cần mã xác nhận',
    help: 'Khách chưa đăng nhập đặt đơn lớn hơn mức này thì phải nhập mã gửi đến số điện thoại, để không ai giữ hết hàng bằng số của người khác.',
    parts: sizeWords,
  }),
  /** Minutes for which an order by telephone, or a changed one, keeps its goods while nobody has paid. */
  phoneOrderHold: setting({
    schema: z.int().min(10).max(1440),
    initial: 30,
    public: false,
    group: 'order',
    label: 'Giữ hàng cho đơn chờ link thanh toán',
    help: 'Đơn tạo qua điện thoại hoặc đơn được sửa, phải trả trước, giữ hàng trong thời gian này; hết giờ mà chưa trả thì đơn tự huỷ và khách nhận tin nhắn.',
    unit: 'phút',
  }),
  /** How large an order may be that is paid at the door (docs/rules/unproven-orders.md). */
  cashOrder: setting({
    schema: z.object({ maxTotal, maxPieces: count }),
    initial: { maxTotal: 50_000_000, maxPieces: 300 },
    public: false,
    group: 'order',
    label: 'Đơn được trả khi nhận hàng',
    help: 'Đơn lớn hơn mức này phải thanh toán trước, kể cả của thành viên, vì hàng được giữ cho đến khi giao.',
    parts: sizeWords,
  }),
  /** Product code to percent off. */
  ECO_STAFF_INCENTIVES: setting({
    schema: z.record(z.string(), z.int().min(0).max(100)),
    initial: {},
    public: true,
    group: 'price',
    label: 'Ưu đãi nhân viên',
    help: 'Phần trăm giảm theo sản phẩm cho đơn hàng của nhân viên công ty.',
    unit: '%',
    names: 'product',
  }),
  ECO_STAFF_ORDER_DURATION_DATE: setting({
    schema: z.int().min(1).max(3650),
    initial: 30,
    public: true,
    group: 'price',
    label: 'Kỳ ưu đãi nhân viên',
    help: 'Mỗi nhân viên được một đơn ưu đãi trong số ngày này, dù dùng số điện thoại nào.',
    unit: 'ngày',
  }),
  /** Ways to pay that are switched on; a provider that is not set up is left out. */
  paymentMethods: setting({
    schema: z.array(z.enum(paymentMethods)).min(1),
    initial: ['cash'],
    public: true,
    group: 'payment',
    label: 'Hình thức thanh toán',
    help: 'Hình thức chưa được kết nối sẽ không hiện cho khách dù được bật.',
    labels: paymentMethodLabels,
  }),
}
