interface DemoLine {
  /** Of the catalogue; other goods have a name alone. */
  slug?: string
  name?: string
  quantity: number
  days?: number
}

interface DemoPurchase {
  phone: string
  name: string
  daysAgo: number
  lines: readonly DemoLine[]
  note?: string
}

/** Invented customers of the demo's pharmacy; the first five are to be reminded when the demo begins. */
export const pharmacyPurchases: readonly DemoPurchase[] = [
  {
    phone: '0912 345 678',
    name: 'Chị Lan',
    daysAgo: 27,
    lines: [{ slug: 'jex', quantity: 1, days: 30 }],
    note: 'Hay mua buổi chiều, gọi sau 16 giờ',
  },
  {
    phone: '0983 114 902',
    name: 'Bác Vũ Văn Thắng',
    daysAgo: 57,
    lines: [
      { slug: 'otiv', quantity: 2, days: 60 },
      { name: 'Máy đo huyết áp bắp tay', quantity: 1 },
    ],
  },
  {
    phone: '0905 556 221',
    name: 'Cô Đặng Thu Thảo',
    daysAgo: 28,
    lines: [{ slug: 'wit', quantity: 1, days: 30 }],
    note: 'Đeo kính sát tròng, hỏi thêm về khô mắt',
  },
  {
    phone: '0936 783 340',
    name: 'Anh Lê Hoàng Minh',
    daysAgo: 89,
    lines: [{ slug: 'jex', quantity: 3, days: 90 }],
  },
  {
    phone: '0977 204 118',
    name: 'Bà Phạm Thị Hạnh',
    daysAgo: 27,
    lines: [
      { slug: 'magie-b6-thu-gian-nutriva', quantity: 1, days: 30 },
      { slug: 'otiv', quantity: 1, days: 30 },
    ],
  },
  {
    phone: '0918 660 427',
    name: 'Chị Trần Mai Anh',
    daysAgo: 20,
    lines: [{ slug: 'melatonin-3mg-nutriva', quantity: 1, days: 30 }],
  },
  {
    phone: '0946 391 755',
    name: 'Anh Bùi Gia Khánh',
    daysAgo: 3,
    lines: [{ name: 'Kháng sinh theo đơn', quantity: 1, days: 7 }],
    note: 'Đã dặn uống đủ liều',
  },
  {
    phone: '0912 345 678',
    name: 'Chị Lan',
    daysAgo: 12,
    lines: [{ slug: 'lutein-20mg-nutriva', quantity: 1, days: 60 }],
  },
  {
    phone: '0862 507 913',
    name: 'Cụ Nguyễn Đình Tư',
    daysAgo: 5,
    lines: [
      { slug: 'jex', quantity: 2, days: 60 },
      { name: 'Băng thun cuốn gối', quantity: 1 },
    ],
  },
  {
    phone: '0329 118 046',
    name: 'Chị Hoàng Yến',
    daysAgo: 1,
    lines: [{ name: 'Nước muối sinh lý', quantity: 4 }],
  },
]

interface DemoReminder {
  phone: string
  name: string
  inDays: number
  note: string
  isDone?: boolean
}

export const pharmacyReminders: readonly DemoReminder[] = [
  { phone: '0905 818 230', name: 'Anh Đỗ Quốc Bảo', inDays: 0, note: 'Báo đã có hàng đặt trước' },
  { phone: '0971 602 345', name: 'Bác Lý Thị Sen', inDays: 2, note: 'Hỏi thăm sau khi đổi thuốc' },
  {
    phone: '0938 447 512',
    name: 'Chị Võ Ngọc Hà',
    inDays: 0,
    isDone: true,
    note: 'Nhắc tiêm mũi hai',
  },
]
