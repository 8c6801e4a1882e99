/** As often as they are in Vietnam, per hundred. */
const surnames = spread({
  ...{ Nguyễn: 38, Trần: 11, Lê: 10, Phạm: 7, Hoàng: 5, Phan: 5, Vũ: 4, Đặng: 2, Bùi: 2, Đỗ: 2 },
  ...{ Hồ: 1, Ngô: 1, Dương: 1, Lý: 1, Võ: 3, Đinh: 1, Trịnh: 1, Mai: 1, Tô: 1, Lâm: 1, Tạ: 1 },
  Quách: 1,
})
const middles = spread({
  ...{ Thị: 30, Văn: 16, Minh: 5, Ngọc: 5, Thanh: 4, Hoàng: 3, Đức: 4, Thu: 4, Kim: 3, Quốc: 3 },
  ...{ Xuân: 3, Hữu: 3, Bảo: 2, Gia: 2, Thuỳ: 2, Hồng: 2, Phương: 2, Khánh: 2 },
  ...{ 'Thị Thanh': 1, 'Thị Ngọc': 1, 'Thị Kim': 1, 'Thị Thu': 1, Đình: 1 },
})
const givens = spread({
  ...{ Lan: 4, Hương: 4, Anh: 5, Hùng: 4, Linh: 4, Hoa: 3, Mai: 3, Dũng: 3, Tuấn: 3, Hà: 4 },
  ...{ Trang: 3, Thảo: 3, Phương: 3, Nga: 2, Hằng: 2, Nam: 2, Long: 2, Sơn: 2, Hải: 2, Quân: 2 },
  ...{ Yến: 2, Nhung: 2, Loan: 2, Hạnh: 2, Tâm: 2, Thuý: 2, Dung: 2, Cường: 2, Thắng: 2 },
  ...{ Khoa: 1, Vy: 1, Châu: 1, Diễm: 1, Giang: 1, Hậu: 1, Kiên: 1, Lộc: 1, Mỹ: 1, Nhi: 1 },
  ...{ Oanh: 1, Phúc: 1, Quyên: 1, Sen: 1, Tú: 1, Uyên: 1, Vinh: 1, Xuyến: 1, Ý: 1, Bích: 1 },
  ...{ Chi: 1, Đạt: 1, Hiếu: 1, Khuê: 1, Luân: 1, Như: 1, Phát: 1, Quý: 1, Thịnh: 1, Trúc: 1 },
})

/** The parts of names, each as often as a random place should hit it. */
export const nameParts = [surnames, middles, givens] as const

/** What mobile numbers begin with. */
export const phoneStarts = ['090', '091', '093', '096', '098', '032', '035', '037', '070', '077']

function spread(weights: Record<string, number>): string[] {
  return Object.entries(weights).flatMap(([name, weight]) => Array<string>(weight).fill(name))
}
