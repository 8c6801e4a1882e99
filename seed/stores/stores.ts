import type { NewDrugstore } from '#server/drugstore/index.ts'

/** Invented pharmacies of real streets, from north to south; the first one is the demo's own. */
export const stores: readonly NewDrugstore[] = [
  {
    ...{ code: 'NT00218', name: 'Nhà thuốc Minh Châu', phone: '0908222218' },
    ...{ street: '218 Phố Huế', province_id: 1, district_id: 7 },
    ...{ latitude: 21.0131, longitude: 105.8516 },
  },
  {
    ...{ code: 'NT00007', name: 'Nhà thuốc An Khang Đống Đa', phone: '0908222007' },
    ...{ street: '64 Chùa Láng', province_id: 1, district_id: 6 },
    ...{ latitude: 21.0232, longitude: 105.8057 },
  },
  {
    ...{ code: 'NT00031', name: 'Nhà thuốc Hạ Long Xanh', phone: '0908222031' },
    ...{ street: '12 Lê Thánh Tông', province_id: 22, district_id: 193 },
    ...{ latitude: 20.9517, longitude: 107.0748 },
  },
  {
    ...{ code: 'NT00045', name: 'Nhà thuốc Tâm Đức', phone: '0908222045' },
    ...{ street: '105 Tô Hiệu', province_id: 31, district_id: 305 },
    ...{ latitude: 20.8521, longitude: 106.6795 },
  },
  {
    ...{ code: 'NT00062', name: 'Nhà thuốc Sông Lam', phone: '0908222062' },
    ...{ street: '39 Nguyễn Văn Cừ', province_id: 40, district_id: 412 },
    ...{ latitude: 18.6733, longitude: 105.6924 },
  },
  {
    ...{ code: 'NT00088', name: 'Nhà thuốc Cố Đô', phone: '0908222088' },
    ...{ street: '27 Hùng Vương', province_id: 46, district_id: 474 },
    ...{ latitude: 16.4637, longitude: 107.5909 },
  },
  {
    ...{ code: 'NT00103', name: 'Nhà thuốc Hàn Giang', phone: '0908222103' },
    ...{ street: '151 Lê Duẩn', province_id: 48, district_id: 492 },
    ...{ latitude: 16.0703, longitude: 108.2163 },
  },
  {
    ...{ code: 'NT00126', name: 'Nhà thuốc Biển Xanh', phone: '0908222126' },
    ...{ street: '80 Thống Nhất', province_id: 56, district_id: 568 },
    ...{ latitude: 12.2494, longitude: 109.1868 },
  },
  {
    ...{ code: 'NT00147', name: 'Nhà thuốc Đại Ngàn', phone: '0908222147' },
    ...{ street: '33 Phan Chu Trinh', province_id: 66, district_id: 643 },
    ...{ latitude: 12.6823, longitude: 108.0428 },
  },
  {
    ...{ code: 'NT00169', name: 'Nhà thuốc Bảo Ngọc', phone: '0908222169' },
    ...{ street: '246 Nguyễn Đình Chiểu', province_id: 79, district_id: 770 },
    ...{ latitude: 10.7766, longitude: 106.6868 },
  },
  {
    ...{ code: 'NT00174', name: 'Nhà thuốc Phúc Khang', phone: '0908222174' },
    ...{ street: '18 Cộng Hoà', province_id: 79, district_id: 766 },
    ...{ latitude: 10.8016, longitude: 106.6573 },
  },
  {
    ...{ code: 'NT00195', name: 'Nhà thuốc Tây Đô', phone: '0908222195' },
    ...{ street: '72 Mậu Thân', province_id: 92, district_id: 916 },
    ...{ latitude: 10.0371, longitude: 105.7707 },
  },
]
