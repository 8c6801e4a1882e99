/** Who writes the demo's articles: nobody of these names works anywhere. */
export const authors = {
  hanh: { name: 'Nguyễn Mỹ Hạnh', title: 'Dược sĩ đại học, Nhà thuốc An Lành' },
  khang: { name: 'Trần Đức Khang', title: 'Dược sĩ lâm sàng, An Lành' },
  thao: { name: 'Lê Phương Thảo', title: 'Cử nhân dinh dưỡng, An Lành' },
  banbientap: { name: 'Ban biên tập An Lành', title: 'Sống khoẻ cùng An Lành' },
} as const
