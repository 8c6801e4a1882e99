/** The page of a shop that is not open yet. */
export const comingSoonTexts = {
  title: 'Sắp mở bán',
  heading: 'Chúng tôi đang chuẩn bị những món hàng đầu tiên',
  text: 'Cửa hàng sẽ sớm mở cửa. Xin Quý khách quay lại sau ít hôm.',
  hotline: 'Cần hỗ trợ ngay, Quý khách gọi',
}
