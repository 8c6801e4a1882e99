/** A province of today on the drawing: columns from the west, rows from the north. */
export interface Tile {
  /** Its code in `gso34`. */
  id: number
  name: string
  x: number
  y: number
}

/** From north to south, as people read and tab through them; each about where it lies. */
export const tiles: readonly Tile[] = [
  { id: 12, name: 'Lai Châu', x: 0, y: 0 },
  { id: 15, name: 'Lào Cai', x: 1, y: 0 },
  { id: 8, name: 'Tuyên Quang', x: 2, y: 0 },
  { id: 4, name: 'Cao Bằng', x: 3, y: 0 },
  { id: 11, name: 'Điện Biên', x: 0, y: 1 },
  { id: 14, name: 'Sơn La', x: 1, y: 1 },
  { id: 19, name: 'Thái Nguyên', x: 2, y: 1 },
  { id: 20, name: 'Lạng Sơn', x: 3, y: 1 },
  { id: 25, name: 'Phú Thọ', x: 1, y: 2 },
  { id: 1, name: 'Hà Nội', x: 2, y: 2 },
  { id: 24, name: 'Bắc Ninh', x: 3, y: 2 },
  { id: 22, name: 'Quảng Ninh', x: 4, y: 2 },
  { id: 37, name: 'Ninh Bình', x: 2, y: 3 },
  { id: 33, name: 'Hưng Yên', x: 3, y: 3 },
  { id: 31, name: 'Hải Phòng', x: 4, y: 3 },
  { id: 38, name: 'Thanh Hoá', x: 1.6, y: 4 },
  { id: 40, name: 'Nghệ An', x: 1.4, y: 5 },
  { id: 42, name: 'Hà Tĩnh', x: 1.9, y: 6 },
  { id: 44, name: 'Quảng Trị', x: 2.4, y: 7 },
  { id: 46, name: 'Huế', x: 2.9, y: 8 },
  { id: 48, name: 'Đà Nẵng', x: 3.3, y: 9 },
  { id: 51, name: 'Quảng Ngãi', x: 3.5, y: 10 },
  { id: 52, name: 'Gia Lai', x: 3.6, y: 11 },
  { id: 66, name: 'Đắk Lắk', x: 3.5, y: 12 },
  { id: 68, name: 'Lâm Đồng', x: 3, y: 13 },
  { id: 56, name: 'Khánh Hoà', x: 4, y: 13 },
  { id: 80, name: 'Tây Ninh', x: 1.5, y: 14 },
  { id: 75, name: 'Đồng Nai', x: 2.5, y: 14 },
  { id: 91, name: 'An Giang', x: 0.1, y: 15 },
  { id: 82, name: 'Đồng Tháp', x: 1.1, y: 15 },
  { id: 79, name: 'Hồ Chí Minh', x: 2.1, y: 15 },
  { id: 92, name: 'Cần Thơ', x: 0.5, y: 16 },
  { id: 86, name: 'Vĩnh Long', x: 1.5, y: 16 },
  { id: 96, name: 'Cà Mau', x: 0.3, y: 17 },
]

/** Where the two archipelagos lie beside the provinces they belong to. */
export const archipelagos = {
  paracel: { x: 5.05, y: 8.55 },
  spratly: { x: 4.85, y: 15.2 },
} as const

/** Long names stand in two lines, the last word below. */
export function nameLines(name: string): readonly string[] {
  const space = name.lastIndexOf(' ')
  return name.length <= 7 || space < 0 ? [name] : [name.slice(0, space), name.slice(space + 1)]
}
