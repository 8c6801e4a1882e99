/** Words of the check that a person, and no robot, is at work. */
export const captchaTexts = {
  solving: 'Đang kiểm tra bảo mật…',
  ready: 'Đã kiểm tra bảo mật',
  failed: 'Chưa kiểm tra được bảo mật.',
  retry: 'Thử lại',
}
