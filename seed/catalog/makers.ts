/** Makers of the demo: invented, as the company itself. */
export const makers = {
  anLanh: ['Nhà máy Dược phẩm An Lành, KCN Quang Minh, Hà Nội', 'Việt Nam'],
  mocNhien: ['Công ty TNHH Thảo dược Mộc Nhiên, Gia Lâm, Hà Nội', 'Việt Nam'],
  vitalys: ['Công ty Cổ phần Dinh dưỡng Vitalys, Long An', 'Việt Nam'],
  nutriva: ['Nutriva Laboratoire, Lyon, Pháp', 'Pháp'],
  dermia: ['Dermia Cosmetic Co., Ltd., Incheon, Hàn Quốc', 'Hàn Quốc'],
  medora: ['Medora Instruments Co., Ltd., Osaka, Nhật Bản', 'Nhật Bản'],
  anNhi: ['Công ty TNHH Chăm sóc Trẻ em An Nhi, Bình Dương', 'Việt Nam'],
} as const satisfies Record<string, readonly [name: string, origin: string]>

export type MakerKey = keyof typeof makers
