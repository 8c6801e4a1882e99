/** What staff read about employees. */
export const employeeTexts = {
  numberFormat: 'Mã nhân viên gồm 2 đến 20 chữ cái, chữ số, dấu chấm hoặc gạch ngang',
  numberTaken: 'Mã nhân viên này đã có',
  phoneTaken: (phone: string, number: string) => `Số ${phone} đang thuộc nhân viên ${number}`,
  manyPhones: (max: number) => `Mỗi nhân viên có tối đa ${max} số điện thoại`,
  // What the audit calls the back office's writes.
  added: 'Thêm nhân viên công ty',
  changed: 'Sửa nhân viên công ty',
  imported: 'Nhập danh sách nhân viên',
  activated: 'Cho nhân viên mua giá ưu đãi lại',
  deactivated: 'Ghi nhân viên đã nghỉ',
}

/** The columns of a list of employees, with other words for them, and what it says of a state. */
export const employeeColumns = {
  number: { head: 'Mã nhân viên', also: ['ma nv', 'ma', 'number'] },
  name: { head: 'Họ tên', also: ['ho va ten', 'ten', 'name'] },
  phones: {
    head: 'Số điện thoại',
    also: ['dien thoai', 'sdt', 'so dt', 'phone', 'phones'],
  },
  active: { head: 'Trạng thái', also: ['tinh trang', 'state'] },
}

export const employeeStates = [
  { value: true, words: ['Đang làm', 'Đang làm việc'] },
  { value: false, words: ['Đã nghỉ', 'Nghỉ việc', 'Đã nghỉ việc'] },
] as const

export const employeesFile = 'nhan-vien'
