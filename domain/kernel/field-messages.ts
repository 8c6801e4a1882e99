/** Messages of the specification, to the letter. */
export const fieldMessages = {
  required: 'Vui lòng chọn/điền',
  choose: 'Vui lòng chọn',
  phoneFormat: 'Vui lòng điền đúng định dạng',
  phone: 'Điền chính xác số điện thoại',
  specialCharacters: 'Không điền ký tự đặc biệt',
  fullName: 'Điền đẩy đủ họ và tên > 5 chữ cái',
  email: 'Điền chính xác email',
  street: 'Điền đầy đủ số nhà, tên đường',
  otp: 'Điền đầy đủ OTP 6 chữ số',
  tooLong: 'Nội dung quá dài',
} as const
