/** Who has bought and reviewed in the demo: nobody, and nobody gets in by these phones. */
export const writers = [
  { phone: '0909300101', fullName: 'Trần Thị Bích Ngọc', gender: 'female' },
  { phone: '0909300102', fullName: 'Lê Văn Hùng', gender: 'male' },
  { phone: '0909300103', fullName: 'Phạm Thị Thu Trang', gender: 'female' },
  { phone: '0909300104', fullName: 'Hoàng Minh Tuấn', gender: 'male' },
  { phone: '0909300105', fullName: 'Vũ Thị Hồng', gender: 'female' },
  { phone: '0909300106', fullName: 'Đặng Quốc Bảo', gender: 'male' },
  { phone: '0909300107', fullName: 'Bùi Thị Thanh Tâm', gender: 'female' },
  { phone: '0909300108', fullName: 'Ngô Đức Anh', gender: 'male' },
  { phone: '0909300109', fullName: 'Dương Thị Mỹ Hạnh', gender: 'female' },
  { phone: '0909300110', fullName: 'Huỳnh Ngọc Phương', gender: 'female' },
] as const
