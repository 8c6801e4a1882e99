export const locationTexts = {
  districtElsewhere: 'Quận/huyện không thuộc tỉnh/thành phố đã chọn',
  wardElsewhere: 'Phường/xã không thuộc quận/huyện đã chọn',
  wardOfOtherProvince: 'Phường/xã không thuộc tỉnh/thành phố đã chọn',
  newWardElsewhere: 'Phường/xã mới không khớp với địa chỉ đã chọn',
  unknownProvince: 'Tỉnh/thành phố không có trong danh sách',
  /** Beside the street field when the province is "Khác". */
  otherProvinceHint: 'Vui lòng ghi đầy đủ số nhà, tên đường, xã/phường và tỉnh/thành phố',
  /** Beside an old ward whose present one is known; a suggestion that the shopper confirms. */
  nowPartOf: (newWard: string) => `nay thuộc ${newWard}`,
  /** Beside an old ward that was split. */
  nowSplit: 'nay được chia về nhiều phường/xã, vui lòng chọn',
} as const
