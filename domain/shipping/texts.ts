/** What staff read about parcels. */
export const shippingTexts = {
  numberTaken: 'Mã vận đơn này đã thuộc đơn hàng khác. Vui lòng kiểm tra lại.',
  numberNeeded: 'Vui lòng nhập mã vận đơn của đơn vị vận chuyển.',
}
