import { hiddenReasonLabels, reviewStateLabels } from '#domain/review/states.ts'
import { batchStateLabels } from '#domain/genuine/backoffice/texts.ts'
import { jobKinds } from '#domain/job/kinds.ts'
import { paymentTypes } from '#domain/payment/api.ts'
import { orderTypeLabels } from '#domain/order/backoffice/texts.ts'
import { paymentMethodLabels, paymentMethods } from '#domain/order/payment-method.ts'
import { orderStatusLabels, paymentStatusLabels } from '#domain/order/status.ts'
import {
  bankStateLabels,
  refundStateLabels,
  transferResolutionLabels,
} from '#domain/payment/refunds.ts'
import { staffRoleLabels } from '#domain/staff/permissions.ts'
import { jobTexts } from '../jobs/texts.ts'
import { keyTexts, partnerScreenTexts as partnerTexts } from '../partners/texts.ts'
import { webhookTexts } from '../partners/webhook-texts.ts'
import { carrierLabels } from '../cash/texts.ts'
import { pharmacyTexts } from '../pharmacies/texts.ts'
import {
  brandScreenTexts,
  categoryScreenTexts,
  centerScreenTexts,
  menuOrderTexts,
  shelfTexts,
  synonymScreenTexts,
} from '../shelf/texts.ts'
import { productTexts } from '../products/texts.ts'
import { backofficeSurveyTexts as surveyTexts } from '../surveys/texts.ts'
import { giftScreenTexts, programmeScreenTexts, promotionScreenTexts } from '../loyalty/texts.ts'
import { accountTexts } from './texts.ts'

/** Words of the audit's values. */
export const auditTexts = {
  nothing: 'Trống',
  yes: 'Có',
  no: 'Không',
  number: (id: number) => `Số ${id}`,
  count: (count: number) => `${count} mục`,
  piece: (line: number, quantity: number) => `dòng ${line} × ${quantity}`,
} as const

/** What staff read for the names under which the audit keeps values. */
export const auditNames: Readonly<Record<string, string>> = {
  // Orders.
  status: 'Trạng thái',
  told: 'Lời cho khách',
  tracking_code: 'Mã vận đơn',
  text: 'Nội dung',
  subject: 'Tiêu đề thư',
  heading: 'Dòng đầu thư',
  pieces: 'Sản phẩm trả',
  restock: 'Nhập lại kho',
  return_no: 'Lần trả',
  amount: 'Số tiền',
  points: 'Điểm',
  points_owed: 'Điểm còn thiếu',
  vouchers: 'Voucher trả lại',
  payment_type: 'Hình thức thanh toán',
  payment_status: 'Thanh toán',
  order_type: 'Loại đơn',
  from: 'Từ ngày',
  to: 'Đến ngày',
  q: 'Tìm',
  // Reviews.
  hidden_reason: 'Lý do ẩn',
  answer: 'Câu trả lời',
  // Money.
  state: 'Trạng thái',
  resolution: 'Cách xử lý',
  order: 'Đơn hàng',
  proof: 'Chứng từ',
  reference: 'Mã giao dịch',
  // Cash that was taken at the door.
  carrier: 'Đơn vị',
  statement: 'Số bảng kê',
  on: 'Ngày',
  file_name: 'Tệp',
  received: 'Nhận được',
  fee: 'Phí',
  lines: 'Số dòng',
  reversed: 'Đã huỷ',
  banked_on: 'Ngày tiền về',
  bank_reference: 'Mã giao dịch ngân hàng',
  order_code: 'Đơn hàng',
  days: 'Số ngày',
  // Vouchers, articles and people.
  note_for_staff: 'Ghi chú nội bộ',
  sort: 'Thứ tự',
  active: 'Đang hoạt động',
  // Figures of the law, and what is done with campaigns of games.
  valid_from: 'Từ ngày',
  valid_until: 'Đến hết ngày',
  source: 'Nguồn',
  source_url: 'Địa chỉ nguồn',
  verified_on: 'Ngày đối chiếu',
  verified_by: 'Người đối chiếu',
  factor: 'Lưu lượng (%)',
  // Pictures.
  alt: 'Mô tả ảnh',
  credit: 'Nguồn ảnh',
  focal: 'Điểm chính',
  x: 'Ngang (%)',
  y: 'Dọc (%)',
  file: 'Tệp',
  // Experts and questions.
  speciality: 'Chuyên môn',
  workplace: 'Nơi làm việc',
  photo: 'Ảnh',
  bio: 'Giới thiệu',
  category_ids: 'Nhóm chuyên môn',
  category: 'Nhóm chuyên môn',
  assigned_to: 'Người trả lời',
  content: 'Nội dung số',
  revision: 'Bản',
  // People.
  number: 'Mã nhân viên',
  phones: 'Số điện thoại',
  added: 'Đã thêm',
  changed: 'Đã sửa',
  username: 'Tên đăng nhập',
  full_name: 'Họ và tên',
  licence: 'Số chứng chỉ hành nghề dược',
  locked: accountTexts.locked,
  role: 'Vai trò',
  // Pharmacies.
  code: pharmacyTexts.code,
  phone: pharmacyTexts.phone,
  place: pharmacyTexts.place,
  street: pharmacyTexts.street,
  point: pharmacyTexts.point,
  listed_on: pharmacyTexts.listedOn,
  public_phone: pharmacyTexts.publicPhone,
  hours: pharmacyTexts.hours,
  services: pharmacyTexts.services,
  // Partners.
  contact_name: partnerTexts.contactName,
  contact_email: partnerTexts.contactEmail,
  note: partnerTexts.note,
  prefix: 'Đầu khoá',
  scopes: keyTexts.scopes,
  ip_ranges: keyTexts.ranges,
  per_minute: keyTexts.perMinute,
  ends_at: 'Kết thúc lúc',
  url: webhookTexts.url,
  topics: webhookTexts.topics,
  personal: webhookTexts.personal,
  waiting: 'Sự kiện đang chờ',
  failing_since: 'Chưa gửi được từ',
  why: 'Vì sao',
  // Jobs that were given up.
  replayed: 'Số việc làm lại',
  // Products.
  name: 'Tên',
  slug: productTexts.slug,
  product_code: productTexts.code,
  product_type: productTexts.kind,
  kind: productTexts.kind,
  category_id: productTexts.category,
  sub_category_ids: productTexts.groups,
  brand_id: productTexts.brand,
  original_price: 'Giá gốc',
  discount_price: 'Giá bán',
  starts_at: 'Bắt đầu',
  line: 'Giá và tồn',
  estimated_point: productTexts.points,
  replenish_cycle: productTexts.replenish,
  order_limit: productTexts.orderLimit,
  badge: productTexts.badge,
  badge_until: productTexts.badgeUntil,
  weight_grams: productTexts.weight,
  unit: productTexts.unit,
  family: productTexts.family,
  pack_units: productTexts.packUnits,
  short_description: productTexts.shortDescription,
  description: 'Mô tả',
  ingredients: productTexts.ingredients,
  usage: productTexts.usage,
  dosage: productTexts.dosage,
  storage: productTexts.storage,
  registration_no: productTexts.registrationNo,
  manufacturer: productTexts.manufacturer,
  origin: productTexts.origin,
  faqs: productTexts.faqs,
  pictures: productTexts.pictures,
  related_codes: productTexts.related,
  successor_code: productTexts.successor,
  vaccine_shop: productTexts.isVaccine,
  sells_points: productTexts.sellsPoints,
  published: productTexts.isPublished,
  on_hand: productTexts.onHand,
  // What products stand in.
  listed: shelfTexts.listed,
  // Programmes, exchange promotions, gifts.
  validity_months: programmeScreenTexts.fields.validity,
  tiers: programmeScreenTexts.fields.tiers,
  notice: programmeScreenTexts.fields.notice,
  programme_id: promotionScreenTexts.fields.programme,
  point_limit: promotionScreenTexts.fields.limit,
  promotion_id: giftScreenTexts.fields.promotion,
  voucher_campaign_id: giftScreenTexts.fields.campaign,
  point_cost: giftScreenTexts.fields.cost,
  icon: categoryScreenTexts.icon,
  picture: categoryScreenTexts.picture,
  color: brandScreenTexts.color,
  words: synonymScreenTexts.words,
  menu: menuOrderTexts.title,
  into: 'Gộp vào mục số',
  province_id: centerScreenTexts.province,
  opening_hours: centerScreenTexts.hours,
  // Games.
  step: 'Mốc',
  done_on: 'Ngày xong',
  file_id: 'Văn bản',
  what: 'Tệp',
  full: 'Bản đầy đủ',
  goods: 'Hàng hoá được khuyến mại',
  area: 'Địa bàn',
  goods_value: 'Giá trị hàng hoá',
  given_value: 'Giá trị đã trao',
  unclaimed_value: 'Giá trị không có người nhận',
  owed: 'Phải nộp ngân sách',
  // Surveys.
  title: surveyTexts.name,
  intro: surveyTexts.intro,
  thanks: surveyTexts.thanks,
  access: surveyTexts.access,
  store_codes: 'Mã nhà thuốc',
  opens_on: surveyTexts.opensOn,
  closes_on: surveyTexts.closesOn,
  questions: surveyTexts.columns.questions,
  reward_points: surveyTexts.reward,
}

/** Values out of a list of known ones, by the name they stand under. */
export const auditStates: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Orders and accounts share no word.
  status: { ...orderStatusLabels, ...accountTexts.states },
  payment_status: paymentStatusLabels,
  order_type: orderTypeLabels,
  payment_type: Object.fromEntries(
    paymentMethods.map((method) => [paymentTypes[method], paymentMethodLabels[method]]),
  ),
  // Transfers, refunds, jobs that were given up, and payments that a gateway doubts.
  state: {
    ...bankStateLabels,
    ...refundStateLabels,
    ...jobTexts.stateLabels,
    ...reviewStateLabels,
    ...batchStateLabels,
    review: 'Bị nghi ngờ',
    paid: 'Đã thanh toán',
    failed: 'Không thành công',
  },
  hidden_reason: hiddenReasonLabels,
  carrier: carrierLabels,
  resolution: transferResolutionLabels,
  role: staffRoleLabels,
  access: { all: surveyTexts.accessAll, list: surveyTexts.accessList },
  kind: {
    ...productTexts.kinds,
    ...Object.fromEntries(Object.entries(jobKinds).map(([kind, { label }]) => [kind, label])),
  },
}
