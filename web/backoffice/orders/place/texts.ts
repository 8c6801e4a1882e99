/** Where an order goes, as staff say it. */
export const placeTexts = {
  way: 'Cách nhận hàng',
  ways: { new: 'Địa chỉ mới', old: 'Địa chỉ cũ', branch: 'Nhận tại chi nhánh' },
  waysText: { new: 'tỉnh, phường / xã', old: 'tỉnh, quận, phường', branch: '' },
  street: 'Số nhà, tên đường',
  branch: 'Chi nhánh',
} as const
