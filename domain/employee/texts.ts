/** What staff read about employees. */
export const employeeTexts = {
  numberFormat: 'Mã nhân viên gồm 2 đến 20 chữ cái, chữ số, dấu chấm hoặc gạch ngang',
  numberTaken: 'Mã nhân viên này đã có',
  phoneTaken: (phone: string, number: string) => `Số ${phone} đang thuộc nhân viên ${number}`,
  manyPhones: (most: number) => `Mỗi nhân viên có tối đa ${most} số điện thoại`,
  // What the audit calls the desk's writes.
  added: 'Thêm nhân viên công ty',
  changed: 'Sửa nhân viên công ty',
  phoneAdded: 'Thêm số điện thoại nhân viên',
  phoneRemoved: 'Gỡ số điện thoại nhân viên',
  imported: 'Nhập danh sách nhân viên',
}

/** What is wrong with a file of employees, line by line. */
export const importTexts = {
  unreadable: 'Không đọc được dòng này. Vui lòng kiểm tra dấu ngoặc kép và dấu phân cách.',
  headMissing: (columns: string) => `Thiếu cột: ${columns}`,
  empty: 'Tệp chưa có dòng nhân viên nào',
  tooMany: (most: number) => `Tệp có quá ${most} dòng. Vui lòng chia thành nhiều tệp.`,
  numberWrong: 'Mã nhân viên chưa đúng',
  nameWrong: 'Họ tên chưa đúng: ít nhất 5 ký tự, không có ký tự đặc biệt',
  nameDiffers: (number: string, line: number) =>
    `Họ tên khác với dòng ${line} của cùng nhân viên ${number}`,
  phoneWrong: (phone: string) => `Số điện thoại ${phone} chưa đúng`,
  phoneTwice: (phone: string, number: string, line: number) =>
    `Số ${phone} đã thuộc nhân viên ${number} ở dòng ${line}`,
  phoneTaken: (phone: string, number: string) => `Số ${phone} đang thuộc nhân viên ${number}`,
  manyPhones: (most: number) => `Mỗi nhân viên có tối đa ${most} số điện thoại`,
  stateWrong: (state: string) =>
    `Trạng thái "${state}" chưa đúng: ghi "Đang làm", "Đã nghỉ" hoặc để trống`,
  stateDiffers: (number: string, line: number) =>
    `Trạng thái khác với dòng ${line} của cùng nhân viên ${number}`,
}
