/** What staff read about employees. */
export const employeeTexts = {
  numberFormat: 'Mã nhân viên gồm 2 đến 20 chữ cái, chữ số, dấu chấm hoặc gạch ngang',
}
