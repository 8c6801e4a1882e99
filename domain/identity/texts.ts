export const identityTexts = {
  password: 'Mật khẩu bao gồm 6 chữ số bất kì',
  passwordRepeat: '2 lần nhập mật khẩu không giống nhau',
  easyPassword: {
    repeated: 'Mật khẩu này dễ đoán vì các số lặp lại.',
    sequence: 'Mật khẩu này dễ đoán vì các số đi theo thứ tự.',
    common: 'Mật khẩu này nhiều người dùng nên dễ đoán.',
    phone: 'Mật khẩu này dễ đoán vì nằm trong số điện thoại của Quý khách.',
    birthday: 'Mật khẩu này dễ đoán vì là ngày sinh của Quý khách.',
  },
  birthday: 'Ngày sinh chưa hợp lệ',
  birthdayInFuture: 'Ngày sinh không được ở tương lai',
  tooManyAddresses: 'Quý khách đã lưu tối đa 20 địa chỉ. Vui lòng xoá bớt để thêm mới.',
  addressExists: 'Địa chỉ này đã có trong danh sách của Quý khách',
} as const
