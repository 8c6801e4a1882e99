/** What a reward voucher saves; the loader makes a campaign of each. */
export interface SeedReward {
  kind: 'amount' | 'percentage'
  /** Đồng, or percent. */
  value: number
  /** Cap of a percentage in đồng. */
  maxValue?: number
  /** Đồng of goods it needs. */
  minGoods: number
  /** How long it lives once it is given. */
  validDays: number
}

export interface SeedGift {
  productCode: string
  name: string
  description: string
  pointCost: number
  /** Name of its drawing; reward vouchers share one. */
  picture?: string
  reward?: SeedReward
  perMemberLimit?: number
  totalLimit?: number
  onHand: number
}

export interface SeedExchangePromotion {
  name: string
  /** The most points one member may spend in it. */
  pointLimit?: number
  gifts: SeedGift[]
}

/** A member with 1.240 points reaches the scale, but neither the massager nor the monitor. */
const gifts: SeedGift[] = [
  {
    productCode: 'QT-HOPTHUOC7',
    name: 'Hộp chia thuốc 7 ngày',
    description:
      'Bảy ngăn theo thứ trong tuần, nắp màu dễ nhớ, mở một tay. Nhựa PP không BPA, vừa túi xách.',
    pointCost: 150,
    picture: 'hop-chia-thuoc',
    perMemberLimit: 3,
    onHand: 120,
  },
  {
    productCode: 'QT-TUIVAI',
    name: 'Túi vải canvas An Lành',
    description:
      'Vải canvas dày 12 oz, quai vai chắc chắn, đựng được khoảng 8 kg. Giặt máy ở chế độ nhẹ.',
    pointCost: 200,
    picture: 'tui-vai',
    perMemberLimit: 3,
    onHand: 80,
  },
  {
    productCode: 'QT-KHANMAT3',
    name: 'Bộ 3 khăn mặt cotton An Lành',
    description:
      '100% cotton, mềm và thấm nhanh, ba màu dịu mắt. Mỗi khăn 34 × 34 cm, giặt nước ấm trước lần dùng đầu.',
    pointCost: 280,
    picture: 'khan-mat',
    perMemberLimit: 2,
    onHand: 64,
  },
  {
    productCode: 'QT-OGAP',
    name: 'Ô gấp tự động An Lành',
    description:
      'Đóng mở một nút, khung 8 nan chịu gió, vải phủ chống tia UV. Gập lại dài 28 cm, nặng 340 g.',
    pointCost: 450,
    picture: 'o-gap',
    perMemberLimit: 2,
    onHand: 45,
  },
  {
    productCode: 'QT-BINH500',
    name: 'Bình giữ nhiệt An Lành 500 ml',
    description:
      'Inox 304 hai lớp, giữ nóng 12 giờ và lạnh 24 giờ, nắp có quai xách. Tiện mang nước ấm uống thuốc khi ra ngoài.',
    pointCost: 800,
    picture: 'binh-giu-nhiet',
    perMemberLimit: 2,
    onHand: 38,
  },
  {
    productCode: 'QT-CANDIENTU',
    name: 'Cân sức khoẻ điện tử Medora S5',
    description:
      'Mặt kính cường lực, cân tới 180 kg với vạch 50 g, nối điện thoại qua Bluetooth. Bảo hành 12 tháng.',
    pointCost: 1100,
    picture: 'can-suc-khoe',
    perMemberLimit: 1,
    onHand: 18,
  },
  {
    productCode: 'QT-MASSAGECO',
    name: 'Máy massage cổ mini Medora',
    description:
      'Ba chế độ, sưởi ấm nhẹ, tự tắt sau 15 phút. Sạc USB-C, một lần sạc dùng khoảng một tuần. Bảo hành 12 tháng.',
    pointCost: 1350,
    picture: 'may-massage-co',
    perMemberLimit: 1,
    onHand: 6,
  },
  {
    productCode: 'QT-HUYETAP',
    name: 'Máy đo huyết áp điện tử Medora B7',
    description:
      'Đo bắp tay, màn hình số lớn, nhớ 2 × 90 lần đo và báo nhịp tim không đều. Bảo hành 24 tháng.',
    pointCost: 1500,
    picture: 'may-do-huyet-ap',
    perMemberLimit: 1,
    totalLimit: 50,
    onHand: 9,
  },
]

const rewards: SeedGift[] = [
  {
    productCode: 'QV-20K',
    name: 'Voucher 20.000 VNĐ',
    description: 'Giảm 20.000 VNĐ cho đơn hàng từ 150.000 VNĐ, dùng trong 60 ngày kể từ ngày đổi.',
    pointCost: 180,
    reward: { kind: 'amount', value: 20_000, minGoods: 150_000, validDays: 60 },
    perMemberLimit: 5,
    onHand: 500,
  },
  {
    productCode: 'QV-50K',
    name: 'Voucher 50.000 VNĐ',
    description: 'Giảm 50.000 VNĐ cho đơn hàng từ 300.000 VNĐ, dùng trong 60 ngày kể từ ngày đổi.',
    pointCost: 420,
    reward: { kind: 'amount', value: 50_000, minGoods: 300_000, validDays: 60 },
    perMemberLimit: 3,
    onHand: 300,
  },
  {
    productCode: 'QV-10PT',
    name: 'Voucher giảm 10%, tối đa 80.000 VNĐ',
    description:
      'Giảm 10% tiền hàng, tối đa 80.000 VNĐ, cho đơn hàng từ 400.000 VNĐ. Dùng trong 45 ngày kể từ ngày đổi.',
    pointCost: 600,
    reward: { kind: 'percentage', value: 10, maxValue: 80_000, minGoods: 400_000, validDays: 45 },
    perMemberLimit: 2,
    onHand: 200,
  },
  {
    productCode: 'QV-150K',
    name: 'Voucher 150.000 VNĐ',
    description:
      'Giảm 150.000 VNĐ cho đơn hàng từ 900.000 VNĐ, dùng trong 60 ngày kể từ ngày đổi. Hợp với combo 6 hộp.',
    pointCost: 1300,
    reward: { kind: 'amount', value: 150_000, minGoods: 900_000, validDays: 60 },
    perMemberLimit: 1,
    onHand: 60,
  },
]

/** They run as long as their programme. */
export const exchangePromotions: SeedExchangePromotion[] = [
  { name: 'Đổi điểm lấy quà', gifts },
  { name: 'Đổi điểm lấy voucher', pointLimit: 2000, gifts: rewards },
]

/** Where a gift's drawn picture is served, without width and format. */
export function giftPictureStem(picture: string): string {
  return `/media/gifts/${picture}-1`
}
