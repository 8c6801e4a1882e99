/** Makers of the demo: invented, as the company itself. */
export const makers = {
  anLanh: ['Nhà máy Dược phẩm An Lành, KCN Quang Minh, Hà Nội (dữ liệu minh hoạ)', 'Việt Nam'],
  mocNhien: ['Công ty TNHH Thảo dược Mộc Nhiên, Gia Lâm, Hà Nội (dữ liệu minh hoạ)', 'Việt Nam'],
  vitalys: ['Công ty Cổ phần Dinh dưỡng Vitalys, Long An (dữ liệu minh hoạ)', 'Việt Nam'],
  nutriva: ['Nutriva Laboratoire, Lyon, Pháp (dữ liệu minh hoạ)', 'Pháp'],
  dermia: ['Dermia Cosmetic Co., Ltd., Incheon, Hàn Quốc (dữ liệu minh hoạ)', 'Hàn Quốc'],
  medora: ['Medora Instruments Co., Ltd., Osaka, Nhật Bản (dữ liệu minh hoạ)', 'Nhật Bản'],
  anNhi: ['Công ty TNHH Chăm sóc Trẻ em An Nhi, Bình Dương (dữ liệu minh hoạ)', 'Việt Nam'],
} as const satisfies Record<string, readonly [name: string, origin: string]>

export type MakerKey = keyof typeof makers
