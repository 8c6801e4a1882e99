import { z } from 'zod'
import { brandLook } from '../brand/brand.ts'
import { initialColor } from '../brand/initial-color.ts'
import { shopIdentitySchema } from './api.ts'
import { setting } from './setting.ts'
import { popularSearches, shopIdentity } from './texts.ts'

const emptyHides = 'Để trống thì không hiện.'

/** Who the shop is, and how people come to it. */
export const shopSettings = {
  shop: setting({
    schema: shopIdentitySchema,
    initial: shopIdentity,
    public: true,
    group: 'shop',
    label: 'Thông tin cửa hàng',
    help: 'Tên thương hiệu, tổng đài, địa chỉ và thông tin đăng ký hiển thị trên mọi trang.',
    parts: {
      brandName: { label: 'Tên thương hiệu' },
      shortName: {
        label: 'Tên ngắn',
        hint: 'Tối đa 12 ký tự: dưới biểu tượng trên điện thoại và đầu mỗi tin nhắn. Để trống thì dùng tên thương hiệu.',
      },
      hotline: { label: 'Tổng đài' },
      vaccineHotline: { label: 'Tổng đài trung tâm tiêm chủng' },
      openingHours: {
        label: 'Giờ phục vụ',
        hint: `Ví dụ 7:30 - 21:30 hằng ngày. ${emptyHides}`,
      },
      companyName: { label: 'Tên công ty' },
      taxCode: { label: 'Mã số thuế', hint: emptyHides },
      companyAddresses: { label: 'Địa chỉ công ty' },
      registration: { label: 'Đăng ký kinh doanh' },
      email: { label: 'Email chăm sóc khách hàng' },
      slogan: { label: 'Khẩu hiệu' },
      disclaimer: { label: 'Cảnh báo bắt buộc' },
      pharmacyLicence: { label: 'Giấy chứng nhận nhà thuốc', hint: emptyHides },
      foodLicence: { label: 'Giấy chứng nhận an toàn thực phẩm', hint: emptyHides },
      ministryLink: { label: 'Liên kết Đã thông báo Bộ Công Thương', hint: emptyHides },
      zaloLink: {
        label: 'Liên kết Zalo',
        hint: `Ví dụ https://zalo.me/0912345678. ${emptyHides}`,
      },
    },
  }),
  /** How it looks on every screen, icon and picture. */
  brand: setting({
    schema: brandLook,
    initial: { color: initialColor, logo: '', darkLogo: '', icon: '' },
    public: true,
    group: 'shop',
    label: 'Nhận diện thương hiệu',
    help: 'Màu và biểu trưng trên mọi trang, biểu tượng ứng dụng và ảnh khi chia sẻ liên kết.',
    parts: {
      color: {
        label: 'Màu thương hiệu',
        hint: 'Chữ trắng trên màu này phải dễ đọc.',
        as: 'color',
      },
      logo: {
        label: 'Biểu trưng',
        hint: 'Thay cho chiếc lá và tên. Nên là ảnh ngang, nền trắng.',
        as: 'picture',
      },
      darkLogo: { label: 'Biểu trưng trên nền tối', hint: 'Dùng ở trang quản trị.', as: 'picture' },
      icon: {
        label: 'Biểu tượng',
        hint: 'Ảnh vuông cho thẻ trình duyệt và màn hình điện thoại. Để trống thì vẽ theo màu thương hiệu.',
        as: 'picture',
      },
    },
  }),
  /** Who signs what the shop files with an authority. */
  promotionFiler: setting({
    schema: z.object({
      taxCode: z.string().trim().max(20),
      representative: z.string().trim().max(100),
      position: z.string().trim().max(100),
      place: z.string().trim().max(60),
    }),
    initial: { taxCode: '', representative: '', position: '', place: '' },
    public: false,
    group: 'shop',
    label: 'Người đứng tên hồ sơ khuyến mại',
    help: 'In trên đăng ký, thể lệ và báo cáo khuyến mại gửi cơ quan quản lý. Để trống thì hồ sơ chừa chỗ điền tay.',
    parts: {
      taxCode: { label: 'Mã số thuế' },
      representative: { label: 'Người đại diện theo pháp luật' },
      position: { label: 'Chức vụ' },
      place: { label: 'Nơi ký', hint: 'Ví dụ TP. Hồ Chí Minh.' },
    },
  }),
  /** Offered in the search box before anything is typed. */
  popularSearches: setting({
    schema: z.array(z.string().trim().min(1).max(60)).max(20),
    initial: popularSearches,
    public: true,
    group: 'shop',
    label: 'Tìm kiếm phổ biến',
    help: 'Các từ gợi ý trong ô tìm kiếm trước khi khách gõ, tối đa 20.',
    isShort: true,
  }),
  /**
   * Registration asks for at least one transactional and one commercial channel, as the specification does; off
   * until a shop decides otherwise, since the law wants advertising agreed to freely (decision 0032).
   */
  registrationNeedsConsent: setting({
    schema: z.boolean(),
    initial: false,
    public: true,
    group: 'joining',
    label: 'Đăng ký cần đồng ý nhận tin',
    help: 'Khi bật, người đăng ký phải chọn ít nhất một kênh giao dịch và một kênh quảng cáo. Luật 91/2025 yêu cầu đồng ý nhận quảng cáo là tự nguyện: nên để tắt.',
  }),
  /** Phone, code, password and name make an account; the rest of the profile comes later. */
  shortRegistration: setting({
    schema: z.boolean(),
    initial: false,
    public: true,
    group: 'joining',
    label: 'Đăng ký nhanh',
    help: 'Khi bật, chỉ cần số điện thoại, mã xác nhận, mật khẩu và họ tên; phần còn lại khách bổ sung sau trong hồ sơ.',
  }),
  /** 123456, digits of the phone, a birthday: warned of always, refused when this is on. */
  refuseEasyPasswords: setting({
    schema: z.boolean(),
    initial: false,
    public: true,
    group: 'joining',
    label: 'Từ chối mật khẩu dễ đoán',
    help: 'Khi tắt, khách chỉ được nhắc khi chọn 123456, ngày sinh hay số điện thoại; khi bật, phải chọn mật khẩu khác.',
  }),
}
