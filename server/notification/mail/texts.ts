/** What every mail says around its own words. */
export const mailTexts = {
  greeting: 'Kính chào Quý khách,',
  ordered: 'Hàng trong đơn',
  help: 'Cần hỗ trợ, Quý khách gọi tổng đài:',
  whyThis: 'Quý khách nhận thư này vì đã đồng ý nhận thư trong hồ sơ thành viên.',
  unsubscribe: 'Ngừng nhận thư',
  trial: (subject: string) => `[Thử] ${subject}`,
}
