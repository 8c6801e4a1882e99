import { brandName } from '#domain/brand/current-brand.ts'
import { formatNumber } from '#domain/kernel/vnd.ts'
import type { Weekday } from '#domain/pharmacy/opening-hours.ts'

const weekdayNames: Readonly<Record<Weekday, string>> = {
  mon: 'thứ Hai',
  tue: 'thứ Ba',
  wed: 'thứ Tư',
  thu: 'thứ Năm',
  fri: 'thứ Sáu',
  sat: 'thứ Bảy',
  sun: 'Chủ Nhật',
}

/** The pharmacies near a customer. */
export const locatorTexts = {
  home: 'Trang chủ',
  title: 'Hệ thống nhà thuốc',
  titleIn: (place: string) => `Nhà thuốc ở ${place}`,
  titleOf: (words: string) => `Nhà thuốc “${words}”`,
  pageOf: (title: string, page: number) => `${title} – trang ${page}`,
  description: (place: string, count: number) =>
    `${formatNumber(count)} nhà thuốc bán sản phẩm ${brandName()} ${place === '' ? 'trên cả nước' : `ở ${place}`}: địa chỉ cũ và mới, giờ mở cửa, số điện thoại, dịch vụ tại quầy và đường đi.`,
  lead: 'Mua trực tiếp, được dược sĩ tư vấn và tích điểm ngay tại quầy.',
  count: (count: number) => `${formatNumber(count)} nhà thuốc`,

  form: 'Tìm nhà thuốc',
  words: 'Tên nhà thuốc hoặc tên đường',
  wordsPlaceholder: 'Tên, tên đường',
  schemes: 'Cách chọn nơi',
  scheme: { gso34: 'Địa giới mới', gso63: 'Địa giới cũ' },
  schemeText: { gso34: '34 tỉnh, thành phố', gso63: '63 tỉnh, thành phố' },
  province: 'Tỉnh, thành phố',
  allProvinces: 'Cả nước',
  district: 'Quận, huyện',
  allDistricts: 'Mọi quận, huyện',
  ward: 'Phường, xã',
  allWards: 'Mọi phường, xã',
  option: (name: string, count: number) => `${name} (${formatNumber(count)})`,
  search: 'Tìm',
  clear: 'Xoá lựa chọn',

  openOnly: 'Đang mở cửa',
  near: 'Gần tôi',
  nearing: 'Đang tìm vị trí…',
  nearOff: 'Thôi xếp theo vị trí',
  nearPromise:
    'Khoảng cách được tính ngay trên máy của Quý khách. Vị trí không được gửi đi, không được lưu lại.',
  nearSorted: 'Xếp theo đường chim bay, gần nhất trước.',
  nearDenied:
    'Trình duyệt chưa cho phép dùng vị trí. Quý khách chọn tỉnh, phường ở trên, hoặc mở quyền vị trí cho trang này rồi bấm lại.',
  nearUnavailable:
    'Máy chưa cho biết đang ở đâu. Quý khách thử lại ở chỗ thoáng hơn, hoặc chọn tỉnh, phường ở trên.',
  nearMissing: 'Trình duyệt này không cho biết vị trí. Quý khách chọn tỉnh, phường ở trên.',
  allLoading: 'Đang tải danh sách…',
  allFailed: 'Chưa tải được danh sách. Quý khách kiểm tra mạng rồi thử lại.',
  retry: 'Thử lại',
  more: 'Xem thêm nhà thuốc',

  list: 'Danh sách nhà thuốc',
  today: (address: string) => `Địa chỉ mới: ${address}`,
  open: 'Đang mở cửa',
  openUntil: (time: string) => `đến ${time}`,
  openAlways: 'cả ngày đêm',
  closed: 'Đóng cửa',
  opensAt: (when: string) => `mở lại ${when}`,
  at: (time: string) => time,
  tomorrow: (time: string) => `${time} ngày mai`,
  onWeekday: (time: string, day: Weekday) => `${time} ${weekdayNames[day]}`,
  onDay: (time: string, day: string) => `${time} ngày ${day}`,
  hours: 'Giờ mở cửa',
  noHours: 'Chưa có giờ mở cửa, Quý khách gọi trước khi đến',
  dayOff: 'nghỉ',
  allDay: '24 giờ',
  everyDay: 'Mỗi ngày',
  shortDays: { mon: 'T2', tue: 'T3', wed: 'T4', thu: 'T5', fri: 'T6', sat: 'T7', sun: 'CN' },
  exception: (days: string, hours: string, note: string) =>
    `${days}: ${hours}${note ? ` (${note})` : ''}`,
  call: (phone: string) => `Gọi ${phone}`,
  directions: 'Chỉ đường',
  directionsTo: (name: string) => `Chỉ đường tới ${name}, mở bản đồ ở thẻ mới`,
  services: 'Dịch vụ tại quầy',
  metres: (metres: number) => `cách ${formatNumber(metres)} m`,
  kilometres: (kilometres: number) => `cách ${String(kilometres).replace('.', ',')} km`,

  emptyTitle: 'Chưa có nhà thuốc nào ở đây',
  emptyText: 'Quý khách xem nơi rộng hơn, hoặc đặt hàng trên trang để được giao tận nhà.',
  wider: (count: number, place: string) => `Xem ${formatNumber(count)} nhà thuốc ở ${place}`,
  widerAll: (count: number) => `Xem ${formatNumber(count)} nhà thuốc trên cả nước`,
  shop: 'Mua hàng trên trang',
  noneOpenTitle: 'Không có nhà thuốc nào đang mở cửa',
  noneOpenText:
    'Có thể có nơi mở cửa rộng hơn quanh đây, hoặc xem giờ mở lại của các nhà thuốc này.',
  openIn: (name: string) => `Tìm nơi đang mở ở ${name}`,
  showClosed: 'Xem cả nơi đã đóng',
  wholeCountry: 'cả nước',

  map: 'Nhà thuốc theo tỉnh, thành phố',
  mapNote: 'Sơ đồ 34 tỉnh, thành phố, không theo tỷ lệ. Bấm vào một tỉnh để xem nhà thuốc ở đó.',
  mapLink: (name: string, count: number) => `${name} ${formatNumber(count)} nhà thuốc`,
  mapNone: (name: string) => `${name}: chưa có nhà thuốc`,
  toMap: 'Xem sơ đồ các tỉnh',
  get branches() {
    return `Chi nhánh của ${brandName()} và nhận hàng tại quầy`
  },
} as const
