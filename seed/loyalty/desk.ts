/** What waits at the demo's desk for loyalty: reports, points by hand, a locked membership. */

export interface SeedReport {
  /** A fresh code of this product's batch; without one it is none of ours. */
  product?: string
  place: string
  /** Of today's provinces, by the statistical office's code. */
  province: number | null
  description: string
  state: 'new' | 'checking' | 'counterfeit' | 'genuine' | 'closed'
  daysAgo: number
  /** Given to who cares for customers. */
  isGiven?: true
  note?: string
}

export const seedReports: readonly SeedReport[] = [
  {
    product: 'jex',
    place: 'Quầy thuốc đầu chợ Hạnh Thông Tây, Gò Vấp, TP.HCM',
    province: 79,
    description: 'Lớp bạc đã cào sẵn, hộp in mờ hơn hộp tôi mua tháng trước.',
    state: 'new',
    daysAgo: 0.2,
  },
  {
    product: 'jex',
    place: 'Cửa hàng trực tuyến giao từ Quận 12, TP.HCM',
    province: 79,
    description: 'Giá rẻ hơn một nửa. Tem dán lệch, lớp bạc như đã cào rồi phủ lại.',
    state: 'new',
    daysAgo: 3.4,
  },
  {
    place: 'Người quen bán lại, không rõ nơi nhập',
    province: null,
    description: 'Mã trên tem không nhập được lần nào.',
    state: 'new',
    daysAgo: 1.1,
  },
  {
    product: 'otiv',
    place: 'Nhà thuốc gần bến xe Mỹ Đình, Hà Nội',
    province: 1,
    description: 'Viên thuốc khác màu, nắp lọ không có màng bạc.',
    state: 'checking',
    daysAgo: 5.3,
    isGiven: true,
    note: 'Đã gọi khách, hẹn gửi thêm ảnh đáy hộp. Nhà thuốc không có trong danh sách của mình.',
  },
  {
    place: 'Sạp hàng ở chợ Bình Tây, Quận 6, TP.HCM',
    province: 79,
    description: 'Tem không có lớp bạc, mã chỉ có 9 ký tự.',
    state: 'counterfeit',
    daysAgo: 16.5,
    isGiven: true,
    note: 'So với mẫu lưu: chữ trên hộp sai phông, không có số đăng ký. Đã báo quản lý thị trường.',
  },
  {
    product: 'wit',
    place: 'Nhà thuốc ở Hải Châu, Đà Nẵng',
    province: 48,
    description: 'Hộp mới khác hộp cũ, sợ hàng giả.',
    state: 'genuine',
    daysAgo: 22.2,
    isGiven: true,
    note: 'Mẫu hộp mới từ tháng 10. Tem và số lô đúng.',
  },
]

export interface SeedAdjustment {
  points: number
  told: string
  reason: string
  proof: string
  /** By whom, by their login. */
  by: 'cskh' | 'ketoan'
  /** Carried out by the other one. */
  isDone?: true
  daysAgo: number
}

export const seedAdjustments: readonly SeedAdjustment[] = [
  {
    points: 800,
    told: 'Bù điểm vì quà đổi đến nơi bị hỏng',
    reason: 'Bình giữ nhiệt vỡ khi giao, khách chọn nhận lại điểm thay vì đổi quà',
    proof: 'Ảnh khách gửi ngày 26/11, cuộc gọi tổng đài 14:20',
    by: 'cskh',
    daysAgo: 0.6,
  },
  {
    points: -600,
    told: 'Thu hồi điểm cộng hai lần của đơn đã trả',
    reason: 'Đối soát tháng 10: đơn trả hàng nhưng điểm tem chưa thu',
    proof: 'Biên bản đối soát tháng 10, dòng 41',
    by: 'ketoan',
    daysAgo: 1.7,
  },
  {
    points: 1200,
    told: 'Bù điểm của thẻ tích điểm giấy cũ',
    reason: 'Khách giữ thẻ giấy 2024 của nhà thuốc, đã kiểm tra sổ',
    proof: 'Ảnh thẻ giấy, sổ của NT001 trang 12',
    by: 'cskh',
    isDone: true,
    daysAgo: 12.4,
  },
]

/** Under nobody's phones. */
export const seedMemberships = { adjusted: '0908000451', locked: '0908000452' } as const

export const seedLock = {
  told: 'Nhiều mã được nhập từ các hộp chưa bán, chúng tôi đang xác minh',
  note: 'NT chưa nhận các hộp này; chờ kho đối chiếu số lô 2610A.',
  days: 14,
} as const
