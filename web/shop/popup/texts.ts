export const popupTexts = {
  see: 'Xem ngay',
  later: 'Để sau',
}
